import { hostedSitesApi, siteVisitApi } from '@smile/contract/hosted-sites';
import { siteSessionsApi } from '@smile/contract/site-sessions';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import {
  branchedFlow,
  createFlowSite,
  saveFlow,
  startTestVisit,
  submitTestAnswers,
  type TestVisit,
} from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let siteId: string;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  tenant = await createTestTenant(app);
  siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
});

const funnel = (
  authorization = tenant.developer,
  query: { version?: number; mode?: 'PRODUCTION'; startDate?: string; endDate?: string } = {},
) =>
  request(app, siteSessionsApi.getFunnel, {
    authorization,
    params: { id: siteId },
    query: { mode: 'SANDBOX', ...query },
  });
const step = ({ user, sessionId }: TestVisit, reference: string, kind: 'SHOWN' | 'INVALID', fields: string[] = []) =>
  request(app, siteVisitApi.recordStep, {
    authorization: user.link,
    params: { id: sessionId },
    body: { reference, kind, fields },
  });
const about = (employed: string) => ({
  reference: 'Form_about',
  data: { fullName: 'George', employed, code: 'A1' },
  ordinal: 1,
});
const [, income, plans] = branchedFlow.screens.map(({ moduleId }) => moduleId);

async function visitUntil(seconds: number, answers: { employed: string; next: string } | null): Promise<void> {
  const visit = await startTestVisit(app, siteId);
  await step(visit, 'Form_about', 'SHOWN');
  if (!answers) return;
  await step(visit, 'Form_about', 'INVALID', ['fullName']);
  app.clock.advanceSeconds(seconds);
  expect(await submitTestAnswers(app, visit, about(answers.employed))).toMatchObject({ status: 200 });
  app.clock.advanceSeconds(1);
  await step(visit, answers.next, 'SHOWN');
}

it('counts for each screen how many saw, passed, left and failed it, and which branch they took', async () => {
  await request(app, hostedSitesApi.view, { params: { id: siteId }, body: { version: 1 } });
  await visitUntil(10, { employed: 'YES', next: income! });
  await visitUntil(30, { employed: 'YES', next: income! });
  await visitUntil(20, { employed: 'NO', next: plans! });
  await visitUntil(0, null);
  const { status, data } = await funnel();
  expect({ status, ...data, screens: data.screens.slice(0, 3) }).toEqual({
    status: 200,
    version: 1,
    views: 1,
    sessions: 4,
    screens: [
      {
        reference: 'Form_about',
        screenName: 'About you',
        shown: 4,
        passed: 3,
        left: 1,
        medianSeconds: 20,
        refusedFields: [{ field: 'fullName', sessions: 3 }],
        branches: [
          { reference: income, screenName: 'Income', sessions: 2 },
          { reference: plans, screenName: branchedFlow.screens[2]!.name, sessions: 1 },
        ],
      },
      expect.objectContaining({ reference: income, shown: 2, passed: 0, left: 2, medianSeconds: null, branches: [] }),
      expect.objectContaining({ reference: plans, shown: 1, passed: 0, left: 1 }),
    ],
  });
  const versions = await request(app, winkSitesApi.listVersions, {
    authorization: tenant.developer,
    params: { id: siteId },
    query: { mode: 'SANDBOX' },
  });
  expect(versions.data.items).toMatchObject([{ version: 1, sessions: 4 }]);
});

it('keeps the order of steps of the same millisecond', async () => {
  for (let visits = 0; visits < 3; visits++) {
    const visit = await startTestVisit(app, siteId);
    await step(visit, 'Form_about', 'SHOWN');
    expect(await submitTestAnswers(app, visit, about('YES'))).toMatchObject({ status: 200 });
    await step(visit, income!, 'SHOWN');
    const data = { monthlyIncome: 7, badge: null, period: null };
    expect(await submitTestAnswers(app, visit, { reference: income!, data, ordinal: 2 })).toMatchObject({
      status: 200,
    });
    await step(visit, 'Widget_connect', 'SHOWN');
  }
  const { screens } = (await funnel()).data;
  expect(screens.slice(0, 2).map(({ branches }) => branches)).toEqual([
    [{ reference: income, screenName: 'Income', sessions: 3 }],
    [{ reference: 'Widget_connect', screenName: 'Connect', sessions: 3 }],
  ]);
});

it('is of the newest version unless another one is named', async () => {
  await visitUntil(0, null);
  await saveFlow(app, siteId, branchedFlow);
  expect((await funnel()).data).toMatchObject({ version: 2, views: 0, sessions: 0 });
  expect((await funnel(tenant.developer, { version: 1 })).data).toMatchObject({ version: 1, sessions: 1 });
});

it('is for developers of the tenant, in its mode', async () => {
  const missing = { status: 404, code: 'MISSING_RESOURCE' };
  const other = await createTestTenant(app);
  expect(await funnel(other.developer)).toMatchObject(missing);
  expect(await funnel(tenant.developer, { mode: 'PRODUCTION' })).toMatchObject(missing);
  expect(await funnel(tenant.developer, { version: 9 })).toMatchObject(missing);
  expect((await funnel('Bearer nobody')).status).toBe(401);
});

it('counts only visits that began on the wanted days, and openings of the page on them', async () => {
  // No midnight falls between the visits and the day they are asked for.
  app.clock.stop();
  await request(app, hostedSitesApi.view, { params: { id: siteId }, body: { version: 1 } });
  await visitUntil(1, { employed: 'YES', next: income! });
  const day = app.deps.now().toISOString().slice(0, 10);
  app.clock.advanceSeconds(2 * 24 * 3600);
  await visitUntil(1, { employed: 'YES', next: income! });
  // The developer's token would have expired by then.
  app.clock.reset();
  const firstOf = async (query: { startDate?: string; endDate?: string }) => {
    const { views, sessions, screens } = (await funnel(tenant.developer, query)).data;
    return { views, sessions, shown: screens[0]!.shown };
  };
  expect(await firstOf({})).toEqual({ views: 1, sessions: 2, shown: 2 });
  expect(await firstOf({ startDate: day, endDate: day })).toEqual({ views: 1, sessions: 1, shown: 1 });
  const later = new Date(Date.parse(day) + 24 * 3600 * 1000).toISOString().slice(0, 10);
  expect(await firstOf({ startDate: later })).toEqual({ views: 0, sessions: 1, shown: 1 });
});
