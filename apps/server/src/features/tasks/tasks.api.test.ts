import type { QueryOf } from '@smile/contract/endpoint';
import { tasksApi } from '@smile/contract/tasks';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectTestAccount, createTestUser, startLogin, type TestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
let other: TestUser;
const accounts = { nbi: '', grab: '', open: '' };

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
  other = await createTestUser(app, tenant);
  accounts.nbi = (await connectTestAccount(app, user, 'nbi_ph')).id;
  accounts.grab = (await connectTestAccount(app, other, 'grab')).id;
  accounts.open = (await startLogin(app, other, 'philhealth_ph')).data.id;
});

const list = (query: Partial<QueryOf<typeof tasksApi.list>> = {}, authorization = tenant.basic.SANDBOX) =>
  request(app, tasksApi.list, { authorization, query });
const get = (id: string, authorization = tenant.basic.SANDBOX) =>
  request(app, tasksApi.get, { authorization, params: { id } });
const sourcesOf = async (query: Partial<QueryOf<typeof tasksApi.list>>) =>
  (await list(query)).data.items.map(({ metadata }) => metadata.sourceId);

describe('tasks', () => {
  it('are returned in the documented form, running and finished', async () => {
    const { data } = await list();
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const metadata = (sourceId: string, userId: string, providerId: string) => ({
      itemCreatedAt: time,
      createdAt: time,
      accountId: sourceId,
      sourceId,
      sourceType: 'ACCOUNT',
      userId,
      providerId,
    });
    expect(data.items).toEqual([
      {
        id: expect.stringMatching(/^task-[0-9a-f]{32}$/),
        type: 'LINK_ACCOUNT',
        startedAt: time,
        finishedAt: null,
        status: 'Started',
        datapoints: [],
        metadata: metadata(accounts.open, other.userId, 'philhealth_ph'),
      },
      expect.objectContaining({ metadata: metadata(accounts.grab, other.userId, 'grab') }),
      {
        id: expect.stringMatching(/^task-[0-9a-f]{32}$/),
        type: 'LINK_ACCOUNT',
        startedAt: time,
        finishedAt: time,
        status: 'Finished',
        datapoints: ['IDENTITIES', 'DOCUMENTS'],
        metadata: metadata(accounts.nbi, user.userId, 'nbi_ph'),
      },
    ]);
    expect((await get(data.items[0]!.id)).data).toEqual(data.items[0]);
  });

  it('are filtered by user, source and day, and paged', async () => {
    expect(await sourcesOf({ userId: user.userId })).toEqual([accounts.nbi]);
    expect(await sourcesOf({ sourceId: accounts.grab })).toEqual([accounts.grab]);
    const today = app.deps.now().toISOString().slice(0, 10);
    expect(await sourcesOf({ startDate: today, endDate: today })).toHaveLength(3);
    expect(await sourcesOf({ endDate: '2020-01-01' })).toEqual([]);
    const first = await list({ size: 2 });
    const rest = await list({ size: 2, cursor: first.data.nextCursor! });
    expect(rest.data.items.map(({ metadata }) => metadata.sourceId)).toEqual([accounts.nbi]);
    expect(rest.data.nextCursor).toBeNull();
    for (const query of [{ size: 151 }, { cursor: '!' }, { startDate: 'today' }])
      expect(await list(query)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });

  it('are hidden from other tenants, other modes and other kinds of token', async () => {
    const { id } = (await list()).data.items[0]!;
    const stranger = await createTestTenant(app);
    expect(await get(id, stranger.basic.SANDBOX)).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
    expect((await list({}, stranger.basic.SANDBOX)).data.items).toEqual([]);
    const production = { authorization: tenant.basic.PRODUCTION, mode: 'PRODUCTION' as const };
    expect((await request(app, tasksApi.list, production)).data.items).toEqual([]);
    expect(await request(app, tasksApi.get, { ...production, params: { id } })).toMatchObject({ status: 404 });
    for (const authorization of ['', user.link, tenant.developer, tenant.basic.PRODUCTION]) {
      expect(await list({}, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
      expect(await get(id, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    }
  });
});
