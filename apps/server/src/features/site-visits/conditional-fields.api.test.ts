import { formsApi } from '@smile/contract/forms';
import { winkSitesApi } from '@smile/contract/wink-sites';
import type { Condition } from '@smile/site-model/document';
import type { FormValue } from '@smile/site-model/form-data';
import { documentOf, inputNamed, routeTo, screenWithForm, testOf } from '@smile/site-model/testing/documents';
import { toWire } from '@smile/site-model/wire/to-wire';
import { beforeAll, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
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
  siteId = await createSite();
});

const condition = (...items: Condition['items']): Condition => ({ type: 'AND', items });
const married = { ...inputNamed('married', { required: true }), type: 'YesNo' as const };
const spouse = inputNamed('spouse', { required: true, visibleIf: condition(testOf('married', 'EQ', 'yes')) });
const phone = inputNamed('phone', { requiredIf: condition(testOf('married', 'EQ', 'no')) });
const consent = {
  ...inputNamed('consent', { visibleIf: condition(testOf('married', 'EQ', 'yes')) }),
  type: 'Checkbox' as const,
};
const pet = inputNamed('pet', { visibleIf: condition(testOf('spouse', 'NOT_EMPTY', '')) });

/** The second screen appears only for people who named a spouse. */
function createSite(): Promise<string> {
  const next = [routeTo('Screen_home', testOf('spouse', 'NOT_EMPTY', ''))];
  const document = documentOf([
    screenWithForm('Screen_family', [married, spouse, phone, pet, consent], next),
    screenWithForm('Screen_home', [inputNamed('city')]),
  ]);
  return createBuiltSite(app, tenant, document);
}

async function submit(visit: TestVisit, data: Record<string, FormValue>) {
  return submitTestAnswers(app, visit, { reference: 'FormModule_family', ordinal: 1, data });
}

async function storedFor(visit: TestVisit) {
  const forms = await request(app, formsApi.list, {
    authorization: tenant.openApi.SANDBOX,
    query: { userId: visit.userId },
  });
  return forms.data.items.map(({ data }) => data);
}

it('stores no answer of a hidden field, and goes on as if it were not asked', async () => {
  const visit = await startTestVisit(app, siteId);
  const sent = { married: 'no', spouse: 'Ana', phone: '09171234567', pet: 'Cat' };
  expect(await submit(visit, sent)).toMatchObject({ status: 200, data: { next: { end: true } } });
  expect((await finishTestVisit(app, visit)).data.status).toBe('SUCCESS');
  expect(await storedFor(visit)).toEqual([
    { married: 'no', spouse: null, phone: '09171234567', pet: null, consent: null },
  ]);
});

it('requires a shown field, and one that an answer makes required', async () => {
  const visit = await startTestVisit(app, siteId);
  const shown = await submit(visit, { married: 'yes', spouse: null, phone: null, pet: null });
  expect(shown).toMatchObject({ status: 400, message: 'spouse: This field is required' });
  const required = await submit(visit, { married: 'no', spouse: null, phone: null, pet: null });
  expect(required).toMatchObject({ status: 400, message: 'phone: This field is required' });
  expect(await storedFor(visit)).toEqual([]);
  const sent = { married: 'yes', spouse: 'Ana', phone: null, pet: 'Cat', consent: false };
  expect(await submit(visit, sent)).toMatchObject({ status: 200, data: { next: { screen: 'Screen_home' } } });
  expect(await storedFor(visit)).toEqual([sent]);
});

it('refuses a condition with an unknown operator', async () => {
  const wrong = inputNamed('b', { visibleIf: condition({ ...testOf('a', 'EQ', '1'), type: 'BETWEEN' as never }) });
  const template = toWire(documentOf([screenWithForm('Screen_a', [inputNamed('a'), wrong])]));
  const answer = await request(app, winkSitesApi.create, {
    authorization: tenant.developer,
    query: { mode: 'SANDBOX' },
    body: { name: 'Wrong', type: 'LOWCODE', winkSiteTemplate: template } as never,
  });
  expect(answer.status).toBe(400);
});
