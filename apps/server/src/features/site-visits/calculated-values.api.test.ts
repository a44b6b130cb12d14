import { siteAnswersApi } from '@smile/contract/site-answers';
import { usersApi } from '@smile/contract/users';
import type { Calculation, SiteDocument } from '@smile/site-model/document';
import { documentOf, inputNamed, routeTo, screenWithEnding, screenWithForm } from '@smile/site-model/testing/documents';
import { rule } from '@smile/site-model/testing/flows';
import { beforeAll, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { send } from '../../../testing/send.ts';
import { finishTestVisit, startTestVisit, submitTestAnswers, type TestVisit } from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createBuiltSite } from '../../../testing/wink-sites.ts';

let app: TestApp;
let tenant: TestTenant;
let siteId: string;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  siteId = await createBuiltSite(app, tenant, loanSite());
});

const share: Calculation = {
  id: 'Calculation_share',
  name: 'Debt-to-income',
  type: 'PERCENTAGE',
  operands: ['debts', 'income'].map((name) => ({
    field: { kind: 'component' as const, componentId: `Input_${name}` },
    value: '',
  })),
  decimals: 2,
  isEmptyZero: false,
};

/** Declines when the calculated share exceeds 40. */
function loanSite(): SiteDocument {
  const amount = { rule: rule({ format: 'NUMBER', min: 0 }) };
  const above = {
    field: { kind: 'calculated' as const, calculationId: share.id },
    type: 'GT' as const,
    value: '40',
  };
  return documentOf(
    [
      screenWithForm(
        'Screen_money',
        [inputNamed('debts', amount), inputNamed('income', amount)],
        [routeTo('Screen_no', above), routeTo('Screen_yes')],
      ),
      screenWithEnding('Screen_yes'),
      screenWithEnding('Screen_no', { outcome: 'DECLINED' }),
    ],
    { calculations: [share] },
  );
}

async function visitWith(debts: number | null, income: number | null): Promise<TestVisit> {
  const visit = await startTestVisit(app, siteId);
  const data = { debts, income };
  const sent = await submitTestAnswers(app, visit, { reference: 'FormModule_money', ordinal: 1, data });
  expect(sent.status).toBe(200);
  return visit;
}

async function answersOf({ sessionId }: TestVisit) {
  const { data } = await request(app, siteAnswersApi.get, {
    authorization: tenant.developer,
    params: { id: sessionId },
    query: { mode: 'SANDBOX' },
  });
  return data.screens.find(({ reference }) => reference === 'Calculated')?.answers ?? [];
}

it('works the value out of what is stored, and decides by it', async () => {
  const declined = await visitWith(12_500, 30_000);
  expect((await finishTestVisit(app, declined)).data).toMatchObject({ status: 'FAILURE', ending: 'EndingModule_no' });
  const passed = await visitWith(10_000, 30_000);
  expect((await finishTestVisit(app, passed)).data).toMatchObject({ status: 'SUCCESS', ending: 'EndingModule_yes' });
  expect(await answersOf(declined)).toEqual([
    { name: 'Calculation_share', label: 'Debt-to-income', shown: '41.67', value: 41.67 },
  ]);
  expect(await answersOf(passed)).toMatchObject([{ shown: '33.33' }]);
});

it('stores nothing after a division by zero or with an empty answer', async () => {
  expect(await answersOf(await visitWith(1, 0))).toEqual([]);
  expect(await answersOf(await visitWith(null, 10))).toEqual([]);
});

it('lists the value with the answers, exports it as a number, and hands it out with the payload', async () => {
  const visit = await visitWith(0.1, 0.3);
  await finishTestVisit(app, visit);
  const query = { mode: 'SANDBOX' as const };
  const list = await request(app, siteAnswersApi.list, {
    authorization: tenant.developer,
    params: { id: siteId },
    query,
  });
  const key = 'Calculated.Calculation_share';
  expect(list.data.questions.map((question) => question.key)).toContain(key);
  expect(list.data.items.find(({ sessionId }) => sessionId === visit.sessionId)?.answers[key]).toBe('33.33');
  const file = await send(app, siteAnswersApi.export, {
    authorization: tenant.developer,
    params: { id: siteId },
    query: { ...query, format: 'CSV' },
  });
  const [heading, first] = file.text.split('\r\n');
  expect(heading).toMatch(/,Debt-to-income$/);
  expect(first).toMatch(/,33\.33$/);
  const payload = await request(app, usersApi.payload, {
    authorization: tenant.openApi.SANDBOX,
    params: { id: visit.userId },
  });
  expect(payload.data.calculatedValues).toEqual([
    { winkSiteSessionId: visit.sessionId, name: 'Debt-to-income', value: '33.33' },
  ]);
});
