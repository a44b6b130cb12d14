import { siteVisitApi, submissionLimits } from '@smile/contract/hosted-sites';
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { systemContext } from '../../src/context.ts';
import { throttle } from '../../src/platform/limits/throttle-queries.ts';
import { request } from '../request.ts';
import { branchedFlow, createFlowSite, startTestVisit, type TestVisit } from '../site-visits.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let siteId: string;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.stop();
  tenant = await createTestTenant(app);
  siteId = await createFlowSite(app, tenant, { flow: branchedFlow });
});

const data = { fullName: 'Ana', employed: 'YES', code: 'A1' };

function submit({ sessionId, user }: TestVisit, ordinal: number, { ip = '10.9.0.1', id = sessionId } = {}) {
  const body = { reference: 'Form_about', data, ordinal };
  return request(app, siteVisitApi.submitForm, { authorization: user.link, params: { id }, body, ip });
}

/** Sets an address's counters to their limit, since counting up would take a second per hundred. */
async function useUpAddress(ip: string): Promise<void> {
  const ctx = { ...systemContext(app.deps), ip };
  const action = 'site-form-network';
  await throttle(ctx, { action, byNetwork: true, ...submissionLimits.address });
  const { max } = submissionLimits.address;
  await ctx.db.query(sql`update throttles set attempts = ${max} where action = ${action}`);
}

test('refuses a session that submits more often than any person, and says when to come back', async () => {
  const [visit, other] = [await startTestVisit(app, siteId), await startTestVisit(app, siteId)];
  for (let ordinal = 1; ordinal <= submissionLimits.session.max; ordinal++)
    expect((await submit(visit, ordinal)).status).toBe(200);
  const refused = await submit(visit, 100);
  expect(refused).toMatchObject({ status: 429, code: 'REQUEST_LIMIT_EXCEEDED' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await submit(other, 1)).status).toBe(200);
  app.clock.advanceSeconds(61);
  expect((await submit(visit, 101)).status).toBe(200);
});

test('counts submissions only for the own session', async () => {
  const [visit, other] = [await startTestVisit(app, siteId), await startTestVisit(app, siteId)];
  for (let count = 0; count <= submissionLimits.session.max; count++)
    await submit(other, 1, { id: visit.sessionId, ip: '10.9.0.2' });
  expect((await submit(visit, 1, { ip: '10.9.0.3' })).status).toBe(200);
});

test('refuses more from one network than many phones would send, by any of its addresses', async () => {
  const [visit, other] = [await startTestVisit(app, siteId), await startTestVisit(app, siteId)];
  await useUpAddress('2001:db8:77:1::1');
  expect((await submit(visit, 1, { ip: '2001:db8:77:1::ffff' })).status).toBe(429);
  expect((await submit(other, 1, { ip: '2001:db8:77:2::1' })).status).toBe(200);
});
