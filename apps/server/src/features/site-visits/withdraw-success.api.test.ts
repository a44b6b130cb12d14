import { siteSessionsApi } from '@smile/contract/site-sessions';
import { usersApi } from '@smile/contract/users';
import { widgetArchivesApi } from '@smile/contract/widget-archives';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { uploadTestArchive } from '../../../testing/archives.ts';
import { connectTestAccount, startLogin, submitCode } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createFlowSite, finishTestVisit, startTestVisit, type TestVisit } from '../../../testing/site-visits.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
let tenant: TestTenant;
let visit: TestVisit;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  tenant = await createTestTenant(app);
  visit = await startTestVisit(app, await createFlowSite(app, tenant));
});

const failing = 'fetch-error:SERVICE_UNAVAILABLE';

async function readStatuses(): Promise<string[]> {
  const { data } = await request(app, siteSessionsApi.get, {
    authorization: tenant.developer,
    params: { id: visit.sessionId },
    query: { mode: 'SANDBOX' },
  });
  const user = await request(app, usersApi.get, {
    authorization: tenant.basic.SANDBOX,
    params: { id: visit.userId },
  });
  return [data.status, user.data.session.status];
}

async function countCompleted(): Promise<number> {
  const rows = await systemContext(app.deps).db.query(sql`
    select 1 from events where type = 'USER_SESSION_COMPLETED' and tenant_id = ${tenant.tenantId}`);
  return rows.length;
}

it.each([
  ['sss_ph', { ssNumber: '3300000008', password: failing }],
  ['upwork', { username: 'George', password: failing }],
])('withdraws the success of a visit whose only source %s fails after its end', async (providerId, credentials) => {
  const { data } = await startLogin(app, visit.user, providerId, credentials);
  if (data.status === 'AWAITING_MFA') await submitCode(app, visit.user, data.id);
  expect((await finishTestVisit(app, visit)).data.status).toBe('SUCCESS');
  await app.runJobs();
  expect(await readStatuses()).toEqual(['FAILURE', 'IN_PROGRESS']);
  expect(await countCompleted()).toBe(0);
  expect(await finishTestVisit(app, visit)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
});

it('keeps the success of a visit that has another source', async () => {
  await connectTestAccount(app, visit.user, 'upwork');
  await startLogin(app, visit.user, 'grab', { username: 'George', password: failing });
  await finishTestVisit(app, visit);
  await app.runJobs();
  expect(await readStatuses()).toEqual(['SUCCESS', 'COMPLETED']);
  expect(await countCompleted()).toBe(1);
});

it('ends with success once a source that failed is connected after all', async () => {
  await startLogin(app, visit.user, 'upwork', { username: 'George', password: failing });
  await finishTestVisit(app, visit);
  await app.runJobs();
  await connectTestAccount(app, visit.user, 'upwork');
  expect((await finishTestVisit(app, visit)).data.status).toBe('SUCCESS');
  await app.runJobs();
  expect(await readStatuses()).toEqual(['SUCCESS', 'COMPLETED']);
});

it('counts an upload that could not be read as shared until it is taken back: the tenant has its files', async () => {
  const { data } = await uploadTestArchive(app, visit.user);
  await app.runJobs();
  const params = { id: data.id };
  const read = await request(app, widgetArchivesApi.getArchive, { authorization: visit.user.link, params });
  expect(read.data).toMatchObject({ status: 'ERROR', reading: null });
  const { data: end } = await finishTestVisit(app, visit);
  expect(end).toMatchObject({ status: 'SUCCESS', sources: [{ name: 'Payslip' }] });
  await app.runJobs();
  expect(await readStatuses()).toEqual(['SUCCESS', 'COMPLETED']);
  const [event] = await systemContext(app.deps).db.query<{ archives: { id: string }[] }>(sql`
    select data->'payload'->'archives' as archives from events
    where type = 'USER_SESSION_COMPLETED' and tenant_id = ${tenant.tenantId}`);
  expect(event?.archives.map(({ id }) => id)).toEqual([data.id]);
  await request(app, widgetArchivesApi.revokeArchive, { authorization: visit.user.link, params });
  expect(await readStatuses()).toEqual(['REVOKED', 'REVOKED']);
});
