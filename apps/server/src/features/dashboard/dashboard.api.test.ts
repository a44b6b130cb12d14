import { accountsApi } from '@smile/contract/accounts';
import { dashboardApi } from '@smile/contract/dashboard';
import { portalUsersApi, usersApi } from '@smile/contract/users';
import { webhooksApi } from '@smile/contract/webhooks';
import { beforeAll, expect, it } from 'vitest';
import { connectTestAccount, createTestUser } from '../../../testing/end-user.ts';
import { addTestMember } from '../../../testing/member.ts';
import { startWebhookReceiver } from '../../../testing/receivers/webhook-receiver.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestWebhook, publishTestEvent } from '../../../testing/webhooks.ts';
import { systemContext, tenantContext } from '../../context.ts';
import { setProductionEnabled } from '../tenants/service/set-production-enabled.ts';
import { setAnnouncement } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

async function readDashboard(tenant: TestTenant, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') {
  return (await request(app, dashboardApi.get, { authorization: tenant.developer, query: { mode } })).data;
}

const doneSteps = (dashboard: Awaited<ReturnType<typeof readDashboard>>) =>
  dashboard.steps.filter(({ isDone }) => isDone).map(({ step }) => step);

it('ticks off the steps completed in the mode', async () => {
  const tenant = await createTestTenant(app);
  const fresh = await readDashboard(tenant);
  expect(doneSteps(fresh)).toEqual(['CREATE_API_KEY']);
  expect(fresh).toMatchObject({ announcement: null, events: [], counts: { userCount: 0, connectedAccountCount: 0 } });
  const authorization = tenant.basic.SANDBOX;
  await request(app, usersApi.list, { authorization });
  await app.writeUses();
  const user = await createTestUser(app, tenant);
  await connectTestAccount(app, user, 'upwork');
  const body = { name: 'Orders', url: 'https://hooks.example.com/', active: true, secret: 's' };
  await request(app, webhooksApi.create, { authorization, body: { ...body, eventTypes: ['ALL_EVENTS'] } });
  const later = await readDashboard(tenant);
  expect(doneSteps(later)).toEqual(['CREATE_API_KEY', 'CALL_API', 'CREATE_USER', 'CONNECT_ACCOUNT', 'CREATE_WEBHOOK']);
  expect(later.counts).toEqual({ userCount: 1, connectedAccountCount: 1, webhookCount: 1, undeliveredCount: 0 });
  expect(later.days).toHaveLength(30);
  expect(later.days.at(-1)).toMatchObject({ accountCount: 1, connectedAccountCount: 1, userCount: 1 });
  expect(later.before).toEqual({ accountCount: 0, connectedAccountCount: 0, userCount: 0 });
  expect(later.events.map(({ userId }) => userId)).toContain(user.userId);
  expect(doneSteps(await readDashboard(tenant, 'PRODUCTION'))).toEqual(['CREATE_API_KEY']);
  expect((await readDashboard(await createTestTenant(app))).events).toEqual([]);
});

it('ticks off the first delivered event, not a failed one, and counts failures', async () => {
  const tenant = await createTestTenant(app);
  const answer = { status: 410 };
  const receiver = await startWebhookReceiver((response) => response.writeHead(answer.status).end());
  await createTestWebhook(app, tenant, { url: receiver.url });
  await publishTestEvent(app, tenant);
  await app.runJobs();
  const failed = await readDashboard(tenant);
  expect(doneSteps(failed)).not.toContain('RECEIVE_EVENT');
  expect(failed.counts.undeliveredCount).toBe(1);
  answer.status = 200;
  await createTestWebhook(app, tenant, { url: receiver.url });
  await publishTestEvent(app, tenant);
  await app.runJobs();
  expect(doneSteps(await readDashboard(tenant))).toContain('RECEIVE_EVENT');
  expect(doneSteps(await readDashboard(tenant, 'PRODUCTION'))).not.toContain('RECEIVE_EVENT');
  await receiver.close();
});

it("shows the emulator's connection, excludes it from steps and counts, and reuses that user until a fresh one is requested", async () => {
  const tenant = await createTestTenant(app);
  const colleague = await addTestMember(app, tenant, 'DEVELOPER');
  const emulate = async (isFresh: boolean, authorization = tenant.developer) =>
    (await request(app, portalUsersApi.emulate, { authorization, query: { mode: 'SANDBOX' }, body: { isFresh } })).data;
  const [one, again] = await Promise.all([emulate(false), emulate(false)]);
  expect(again.userId).toBe(one.userId);
  expect((await emulate(false, colleague.developer)).userId).not.toBe(one.userId);
  await connectTestAccount(app, { userId: one.userId, link: `Bearer ${one.token.accessToken}` }, 'upwork');
  const connected = await readDashboard(tenant);
  expect(connected.emulated).toEqual({ userId: one.userId, fullName: 'George Cimafranca Palomero, Jr' });
  expect((await readDashboard({ ...tenant, developer: colleague.developer })).emulated).toBeNull();
  expect((await readDashboard(tenant, 'PRODUCTION')).emulated).toBeNull();
  const fresh = await emulate(true);
  expect(fresh.userId).not.toBe(one.userId);
  expect((await emulate(false)).userId).toBe(fresh.userId);
  const dashboard = await readDashboard(tenant);
  expect(doneSteps(dashboard)).toEqual(['CREATE_API_KEY']);
  expect(dashboard.counts).toMatchObject({ userCount: 0, connectedAccountCount: 0 });
  expect(dashboard.days.at(-1)).toMatchObject({ accountCount: 0, connectedAccountCount: 0, userCount: 0 });
  const { data } = await request(app, portalUsersApi.list, {
    authorization: tenant.developer,
    query: { mode: 'SANDBOX' },
  });
  expect(data.items).toMatchObject([{ userId: one.userId, isEmulated: true }]);
  const accounts = await request(app, accountsApi.list, {
    authorization: tenant.basic.SANDBOX,
    query: { userId: one.userId },
  });
  const params = { id: accounts.data.items[0]!.id };
  await request(app, accountsApi.revoke, { authorization: tenant.basic.SANDBOX, params });
  expect((await readDashboard(tenant)).emulated).toBeNull();
});

it("shows the operator's announcement until it is removed", async () => {
  const tenant = await createTestTenant(app);
  const system = systemContext(app.deps);
  await setAnnouncement(system, ' Maintenance on Sunday. ');
  expect((await readDashboard(tenant)).announcement).toBe('Maintenance on Sunday.');
  await setAnnouncement(system, ' ');
  expect((await readDashboard(tenant)).announcement).toBeNull();
});

it('is limited to developers, in their enabled modes', async () => {
  const tenant = await createTestTenant(app, 'DEVELOPER');
  for (const authorization of [undefined, tenant.openApi.SANDBOX, tenant.basic.SANDBOX])
    expect((await request(app, dashboardApi.get, { authorization, query: { mode: 'SANDBOX' } })).status).toBe(401);
  const authorization = tenant.developer;
  expect(await request(app, dashboardApi.get, { authorization, query: { mode: 'TEST' as 'SANDBOX' } })).toMatchObject({
    status: 400,
    code: 'INVALID_PARAMETERS',
  });
  await setProductionEnabled(tenantContext(systemContext(app.deps), tenant.tenantId), false);
  expect(await request(app, dashboardApi.get, { authorization, query: { mode: 'PRODUCTION' } })).toMatchObject({
    status: 403,
    code: 'UNAUTHORIZED_ACCESS',
  });
});
