import { accountsApi } from '@smile/contract/accounts';
import { tasksApi } from '@smile/contract/tasks';
import { userDataApi } from '@smile/contract/user-data';
import { usersApi } from '@smile/contract/users';
import { widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  connectTestAccount,
  createTestUser,
  listAccountEvents,
  readLinkAccount,
  startLogin,
  submitCode,
  type TestUser,
} from '../../../testing/end-user.ts';
import { dropOld, queryJobs } from '../../../testing/jobs.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/webhooks.ts';
import { systemContext } from '../../context.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import { settleAbandonedJob, startSyncsJob, syncJob } from './job-kinds.ts';
import { setSyncEnabled } from './service/set-sync-enabled.ts';
import { startSyncs } from './service/start-syncs.ts';

const daySeconds = 24 * 3600;
const missing = { status: 404, code: 'MISSING_RESOURCE' };

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;

beforeAll(async () => {
  app = await testApp();
});
afterEach(() => app.clock.reset());

async function prepare({ isSyncEnabled = true } = {}): Promise<void> {
  tenant = await createTestTenant(app);
  if (isSyncEnabled) await setSyncEnabled(testContext(app, tenant), true);
  user = await createTestUser(app, tenant);
}

const connect = (password = '123456', providerId = 'sss_ph') =>
  connectTestAccount(app, user, providerId, { username: 'George', password });

async function getAccount(id: string) {
  return (await request(app, accountsApi.get, { authorization: tenant.basic.SANDBOX, params: { id } })).data;
}

const disable = (accountId: string, authorization = tenant.basic.SANDBOX) =>
  request(app, accountsApi.disableMonitor, { authorization, params: { accountId } });

async function run(kind: typeof startSyncsJob): Promise<void> {
  await enqueueJob(systemContext(app.deps), kind, {});
  await app.runJobs();
}

/** Moves the clock forward to a day and hour. */
function goTo(time: string): void {
  app.clock.advanceSeconds((Date.parse(time) - app.deps.now().getTime()) / 1000);
}

async function listContributions(sourceId: string) {
  const input = { authorization: tenant.basic.SANDBOX, query: { sourceId, size: 150 } };
  return (await request(app, userDataApi.listContributions, input)).data.items;
}

async function getPayload(id: string) {
  return (await request(app, accountsApi.payload, { authorization: tenant.basic.SANDBOX, params: { id } })).data;
}

async function countSyncs(sourceId: string): Promise<number> {
  const { data } = await request(app, tasksApi.list, { authorization: tenant.basic.SANDBOX, query: { sourceId } });
  return data.items.filter(({ type }) => type === 'UPDATE_ACCOUNT').length;
}

async function listLiabilityIds(sourceId: string): Promise<string[]> {
  const input = { authorization: tenant.basic.SANDBOX, query: { sourceId } };
  return (await request(app, userDataApi.listLiabilities, input)).data.items.map(({ id }) => id);
}

/** Changes stored items as if the source had first sent other values. */
async function forgeContributions(sourceId: string, ids: string[]): Promise<void> {
  await systemContext(app.deps).db.query(sql`
    update user_data set payload = payload || '{"amount": 1}' where source_id = ${sourceId} and id = any(${ids})`);
}

async function forgeEincome(sourceId: string, id: string): Promise<void> {
  await systemContext(app.deps).db.query(sql`
    update user_data set payload = payload || '{"amount": 1, "baseAmount": 1}'
    where source_id = ${sourceId} and id = ${id}`);
}

async function newLinkToken(): Promise<string> {
  const input = { authorization: tenant.basic.SANDBOX, query: { userId: user.userId } };
  return (await request(app, usersApi.createToken, input)).data.accessToken;
}

function listAudit(action: string): Promise<{ entityId: string; after: unknown }[]> {
  return systemContext(app.deps).db.query(sql`
    select entity_id as "entityId", after from audit_log where tenant_id = ${tenant.tenantId} and action = ${action}`);
}

const eventsOf = async (id: string, from: number) => (await listAccountEvents(app, id)).slice(from);
const countEvents = async (id: string) => (await listAccountEvents(app, id)).length;

describe('the sync', () => {
  it.each(['sss_ph', 'gsis_ph', 'philhealth_ph', 'pagibig_ph'])('is active for accounts of %s', async (providerId) => {
    await prepare();
    const { id } = await connect('123456', providerId);
    const account = await getAccount(id);
    expect(account.monitorStatus).toBe('ACTIVE');
    expect(account.monitor).toEqual({ status: 'ACTIVE', updatedAt: expect.stringMatching(/Z$/) });
  });

  it('does not sync other sources, nor accounts of a tenant without sync', async () => {
    await prepare();
    expect((await getAccount((await connect('123456', 'upwork')).id)).monitorStatus).toBe('UNSUPPORTED');
    await prepare({ isSyncEnabled: false });
    const { id } = await connect();
    expect((await getAccount(id)).monitorStatus).toBe('UNSUPPORTED');
    app.clock.advanceSeconds(40 * daySeconds);
    await run(startSyncsJob);
    expect(await countSyncs(id)).toBe(0);
  });

  it('does not sync an account whose first fetch failed', async () => {
    await prepare();
    const { id } = await connect('fetch-error:SYSTEM_ERROR');
    expect(await getAccount(id)).toMatchObject({ connectionStatus: 'ERROR', monitorStatus: 'UNSUPPORTED' });
  });
});

describe('the monthly sync', () => {
  it('syncs an account once on its day of the month', async () => {
    goTo('2027-01-31T08:00:00Z');
    await prepare();
    const { id } = await connect();
    const before = await countEvents(id);
    for (const [day, syncs] of [
      ['2027-02-27', 0],
      ['2027-02-28', 1],
      ['2027-03-01', 1],
      ['2027-03-30', 1],
      ['2027-03-31', 2],
      ['2027-04-30', 3],
    ] as const) {
      goTo(`${day}T09:00:00Z`);
      await run(startSyncsJob);
      await run(startSyncsJob);
      expect([day, await countSyncs(id)]).toEqual([day, syncs]);
    }
    const ends = (await eventsOf(id, before)).filter(({ type }) => type === 'ACCOUNT_SYNC_TASK_FINISHED');
    expect(ends.map(({ data }) => data.status)).toEqual(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED']);
  });

  it('adds new items, keeps old ones and their ids, and sends exact ids, counts and ranges', async () => {
    goTo('2027-05-20T08:00:00Z');
    await prepare();
    const { id } = await connect();
    const first = await listContributions(id);
    await forgeContributions(id, [first[1]!.id, first[4]!.id]);
    const liabilities = await listLiabilityIds(id);
    const before = await countEvents(id);
    goTo('2027-06-20T09:00:00Z');
    await run(startSyncsJob);

    const now = await listContributions(id);
    expect(now.map(({ date }) => date).slice(0, 2)).toEqual(['2027-05-31', first[0]!.date]);
    expect(now.slice(1).map((item) => item.id)).toEqual(first.map((item) => item.id));
    expect(now[2]).toEqual(first[1]);

    const events = await eventsOf(id, before);
    const { userId } = user;
    const base = { userId, accountId: id, providers: ['sss_ph'] };
    const source = { userId, sourceId: id, sourceType: 'ACCOUNT', providers: ['sss_ph'] };
    const updatedAt = expect.stringMatching(/^2027-06-20T09:00/);
    expect(events[0]).toMatchObject({ type: 'TASK_STARTED', data: { ...source, taskType: 'UPDATE_ACCOUNT' } });
    expect(events.find(({ type }) => type === 'CONTRIBUTIONS_ADDED')?.data).toEqual({ ...base, count: 1 });
    expect(events.find(({ type }) => type === 'CONTRIBUTIONS_UPDATED')?.data).toEqual({
      ...base,
      count: 2,
      updatedFrom: `${first[4]!.date}T00:00:00Z`,
      updatedTo: `${first[1]!.date}T00:00:00Z`,
      updatedAt,
    });
    expect(events.find(({ type }) => type === 'LIABILITIES_UPDATED')?.data).toEqual({
      ...base,
      updatedIds: [liabilities[0]],
      count: 1,
      updatedAt,
    });
    expect(events.filter(({ type }) => /^(EMPLOYMENTS|DOCUMENTS|IDENTITY)_/.test(type))).toEqual([]);
    const end = events.at(-1)!;
    expect(end.type).toBe('ACCOUNT_SYNC_TASK_FINISHED');
    expect(end.data).toMatchObject({ ...source, status: 'SUCCEEDED', monitorStatus: 'ACTIVE' });
    const { contributions } = end.payload as { contributions: { items: { id: string }[] } };
    expect(contributions.items.map((item) => item.id)).toEqual(now.map((item) => item.id));
    expect(events.at(-2)).toMatchObject({ type: 'TASK_FINISHED', data: { taskType: 'UPDATE_ACCOUNT' } });
  });

  it('recomputes derived data from all stored items in place', async () => {
    goTo('2029-05-20T08:00:00Z');
    await prepare();
    const { id } = await connect();
    const first = await getPayload(id);
    await forgeEincome(id, first.eincomes[2]!.id);
    const before = await countEvents(id);
    goTo('2029-06-20T09:00:00Z');
    await run(startSyncsJob);

    const now = await getPayload(id);
    expect(now.eincomes.map(({ month }) => month)).toEqual(['2029-05', ...first.eincomes.map(({ month }) => month)]);
    expect(now.eincomes.slice(1)).toEqual(first.eincomes);
    expect(now.insight).toMatchObject({ id: first.insight!.id, cutoffTime: expect.stringMatching(/^2029-06-20/) });
    expect(now.insight!.features.incomes_count).toBe(now.eincomes.length);
    expect(now.links.map((link) => link.id)).toEqual(first.links.map((link) => link.id));
    const events = await eventsOf(id, before);
    const told = events.filter(({ type }) => /^(EINCOMES|INSIGHT|LINK)_/.test(type));
    const month = `${first.eincomes[2]!.month}-01T00:00:00Z`;
    expect(told.map(({ type, data }) => [type, data])).toMatchObject([
      ['EINCOMES_ADDED', { accountId: id, count: 1 }],
      ['EINCOMES_UPDATED', { accountId: id, count: 1, updatedFrom: month, updatedTo: month }],
    ]);
  });

  it('restarts the sixty days only when it succeeds', async () => {
    goTo('2027-07-01T08:00:00Z');
    await prepare();
    const [kept, failing] = [await connect(), await connect('sync-error:SERVICE_UNAVAILABLE', 'gsis_ph')];
    for (const day of ['2027-08-01', '2027-08-31', '2027-09-01']) {
      goTo(`${day}T09:00:00Z`);
      await run(startSyncsJob);
      await dropOld(app, 'accounts');
    }
    expect(await getAccount(kept.id)).toMatchObject({ connectionStatus: 'CONNECTED', monitorStatus: 'ACTIVE' });
    expect(await getAccount(failing.id)).toMatchObject({
      connectionStatus: 'DISCONNECTED',
      monitorStatus: 'UNSUPPORTED',
    });
    const syncs = await countSyncs(failing.id);
    goTo('2027-10-02T09:00:00Z');
    await run(startSyncsJob);
    expect(await countSyncs(failing.id)).toBe(syncs);
  });
});

describe('a sync that fails', () => {
  it('is retried the next day when the source is unavailable', async () => {
    goTo('2027-11-05T08:00:00Z');
    await prepare();
    const { id } = await connect('sync-error:SERVICE_UNAVAILABLE');
    goTo('2027-12-05T09:00:00Z');
    await run(startSyncsJob);
    const end = (await listAccountEvents(app, id)).at(-1)!;
    expect(end).toMatchObject({
      type: 'ACCOUNT_SYNC_TASK_FINISHED',
      data: { status: 'FAILED', monitorStatus: 'ACTIVE', datapoints: [] },
      payload: null,
    });
    goTo('2027-12-06T08:00:00Z');
    await run(startSyncsJob);
    expect(await countSyncs(id)).toBe(1);
    goTo('2027-12-06T10:00:00Z');
    await run(startSyncsJob);
    expect(await countSyncs(id)).toBe(2);
    expect(await listContributions(id)).not.toEqual([]);
  });

  it('requires a new login when the old one fails, and then continues', async () => {
    goTo('2028-01-10T08:00:00Z');
    await prepare();
    const { id } = await connect('sync-error:EXPIRED_CREDENTIALS');
    goTo('2028-02-10T09:00:00Z');
    await run(startSyncsJob);
    const account = await getAccount(id);
    expect(account).toMatchObject({ connectionStatus: 'CONNECTED', monitorStatus: 'USER_ACTION_REQUIRED' });
    goTo('2028-03-10T09:00:00Z');
    await run(startSyncsJob);
    expect(await countSyncs(id)).toBe(1);

    user.link = `Bearer ${await newLinkToken()}`;
    expect(await readLinkAccount(app, user, id)).toMatchObject({ status: 'CONNECTED', needsLogin: true });
    const ids = (await listContributions(id)).map((item) => item.id);
    const again = await startLogin(app, user, 'sss_ph');
    expect(again.data.id).toBe(id);
    await submitCode(app, user, id);
    await app.runJobs();
    expect(await getAccount(id)).toMatchObject({ connectionStatus: 'CONNECTED', monitorStatus: 'ACTIVE' });
    expect(await readLinkAccount(app, user, id)).toMatchObject({ stage: 'DONE', progress: 100, needsLogin: false });
    const now = (await listContributions(id)).map((item) => item.id);
    expect(now.slice(-ids.length)).toEqual(ids);
    expect(now.length).toBeGreaterThan(ids.length);
    goTo('2028-04-10T09:00:00Z');
    await run(startSyncsJob);
    expect(await countSyncs(id)).toBe(3);
  });

  it('fails when its job is lost', async () => {
    goTo('2028-05-10T08:00:00Z');
    await prepare();
    const { id } = await connect();
    goTo('2028-06-10T09:00:00Z');
    const ctx = systemContext(app.deps);
    await startSyncs(ctx);
    await queryJobs(ctx, sql`delete from jobs where name = ${syncJob.name}`);
    app.clock.advanceSeconds(120);
    await run(settleAbandonedJob);
    const end = (await listAccountEvents(app, id)).at(-1)!;
    expect(end).toMatchObject({
      type: 'ACCOUNT_SYNC_TASK_FINISHED',
      data: { status: 'FAILED', monitorStatus: 'ACTIVE' },
    });
  });
});

describe('disabling', () => {
  it('stops the sync permanently and keeps the data', async () => {
    goTo('2028-07-10T08:00:00Z');
    await prepare();
    const { id } = await connect();
    expect(await disable(id)).toMatchObject({ status: 200, code: 'OK' });
    expect(await getAccount(id)).toMatchObject({ connectionStatus: 'CONNECTED', monitorStatus: 'CUSTOMER_DISABLED' });
    expect(await disable(id)).toMatchObject({ status: 200 });
    goTo('2028-08-11T08:00:00Z');
    await run(startSyncsJob);
    expect(await countSyncs(id)).toBe(0);
    expect(await listContributions(id)).not.toEqual([]);
    const audit = await listAudit('account.disable-monitor');
    expect(audit).toEqual([{ entityId: id, after: { monitorStatus: 'CUSTOMER_DISABLED', mode: 'SANDBOX' } }]);
  });

  it('discards the data of a running sync', async () => {
    goTo('2028-09-10T08:00:00Z');
    await prepare();
    const { id } = await connect();
    const before = (await listContributions(id)).length;
    goTo('2028-10-10T09:00:00Z');
    await startSyncs(systemContext(app.deps));
    await disable(id);
    await app.runJobs();
    expect(await listContributions(id)).toHaveLength(before);
    const end = (await listAccountEvents(app, id)).at(-1)!;
    expect(end.data).toMatchObject({ status: 'FAILED', monitorStatus: 'CUSTOMER_DISABLED' });
  });

  it('changes nothing without a running sync', async () => {
    await prepare();
    const { id } = await connect('123456', 'upwork');
    expect(await disable(id)).toMatchObject({ status: 200 });
    expect((await getAccount(id)).monitorStatus).toBe('UNSUPPORTED');
  });

  it('is rejected for revoked and unknown accounts, other tenants and missing keys', async () => {
    await prepare();
    const { id } = await connect();
    const other = await createTestTenant(app);
    expect(await disable(id, other.basic.SANDBOX)).toMatchObject(missing);
    expect(await disable('a-unknown')).toMatchObject(missing);
    for (const authorization of ['', user.link, tenant.developer, tenant.basic.PRODUCTION])
      expect(await disable(id, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    expect((await getAccount(id)).monitorStatus).toBe('ACTIVE');
    await request(app, accountsApi.revoke, { authorization: tenant.basic.SANDBOX, params: { id } });
    expect(await disable(id)).toMatchObject(missing);
  });
});

it('stops every monitor of a tenant that the operator disables', async () => {
  await prepare();
  const { id } = await connect();
  await setSyncEnabled(testContext(app, tenant), false);
  expect((await getAccount(id)).monitorStatus).toBe('UNSUPPORTED');
  app.clock.advanceSeconds(40 * daySeconds);
  await run(startSyncsJob);
  expect(await countSyncs(id)).toBe(0);
});

it('rejects a new login to a connected account while it is synced', async () => {
  await prepare();
  await connect();
  const body = { providerId: 'sss_ph', credentials: { username: 'George', password: '123456' } };
  expect(await request(app, widgetApi.createAccount, { authorization: user.link, body })).toMatchObject({
    status: 400,
    code: 'INVALID_PARAMETERS',
  });
});
