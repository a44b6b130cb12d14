import { accountsApi } from '@smile/contract/accounts';
import type { QueryOf } from '@smile/contract/endpoint';
import { usersApi } from '@smile/contract/users';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectTestAccount, createTestUser, startLogin, type TestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => app.clock.reset());

async function prepare(): Promise<void> {
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
}

const list = (query: Partial<QueryOf<typeof accountsApi.list>> = {}) =>
  request(app, accountsApi.list, { authorization: tenant.basic.SANDBOX, query });
const get = (id: string) => request(app, accountsApi.get, { authorization: tenant.basic.SANDBOX, params: { id } });
const payload = (id: string) =>
  request(app, accountsApi.payload, { authorization: tenant.basic.SANDBOX, params: { id } });
const revoke = (id: string) =>
  request(app, accountsApi.revoke, { authorization: tenant.basic.SANDBOX, params: { id } });
const missing = { status: 404, code: 'MISSING_RESOURCE' };

describe('accounts', () => {
  it('returns an account in the documented form', async () => {
    await prepare();
    const { id } = await connectTestAccount(app, user, 'nbi_ph');
    const { data } = await get(id);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(data).toEqual({
      id,
      createdAt: time,
      providerId: 'nbi_ph',
      userId: user.userId,
      connectionStatus: 'CONNECTED',
      monitorStatus: 'UNSUPPORTED',
      monitor: { status: 'UNSUPPORTED', updatedAt: null },
      connection: { status: 'CONNECTED', errorCode: null, errorMessage: null, updatedAt: time },
    });
    const found = await request(app, usersApi.get, {
      authorization: tenant.basic.SANDBOX,
      params: { id: user.userId },
    });
    expect(found.data.providers).toEqual(['nbi_ph']);
  });

  it('lists newest first, by user and by the day of linking', async () => {
    await prepare();
    const other = await createTestUser(app, tenant);
    const ids: string[] = [];
    for (const [owner, provider] of [
      [user, 'nbi_ph'],
      [other, 'nbi_ph'],
      [user, 'sss_ph'],
    ] as const) {
      app.clock.advanceSeconds(1);
      ids.unshift((await startLogin(app, owner, provider)).data.id);
    }
    expect((await list()).data.items.map(({ id }) => id)).toEqual(ids);
    expect((await list({ userId: other.userId })).data.items.map(({ id }) => id)).toEqual([ids[1]]);
    const today = app.deps.now().toISOString().slice(0, 10);
    expect((await list({ startDate: today, endDate: today })).data.items).toHaveLength(3);
    expect((await list({ endDate: '2020-01-01' })).data.items).toEqual([]);
    expect(await list({ startDate: 'today' })).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    expect(await list({ size: 0 })).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });

  it('lists pages without repeats or gaps while accounts are added', async () => {
    await prepare();
    const before: string[] = [];
    for (const provider of ['nbi_ph', 'sss_ph', 'gsis_ph', 'grab', 'upwork'])
      before.unshift((await startLogin(app, user, provider)).data.id);
    const known = new Set(before);
    const seen: string[] = [];
    let cursor: string | undefined;
    for (const added of ['freelancer', 'philhealth_ph', 'tesda_ph']) {
      const { data } = await list({ size: 2, cursor });
      seen.push(...data.items.map(({ id }) => id));
      cursor = data.nextCursor ?? undefined;
      await startLogin(app, user, added, added === 'tesda_ph' ? {} : undefined);
    }
    expect(seen).toHaveLength(known.size);
    expect(new Set(seen)).toEqual(known);
  });

  it('returns all fetched data in one payload', async () => {
    await prepare();
    const { id } = await connectTestAccount(app, user, 'upwork');
    const { data } = await payload(id);
    expect(data.metadata).toEqual({
      sourceId: id,
      sourceType: 'ACCOUNT',
      userId: user.userId,
      providerId: 'upwork',
    });
    expect(data.identity?.fullName).toBe('George Cimafranca Palomero, Jr');
    expect(data.rating?.maxRating).toBe(5);
    const days = data.transactions.map(({ date }) => date);
    expect(days.length).toBeGreaterThan(5);
    expect(data).toMatchObject({ contributions: [], liabilities: [], links: [] });
    expect(data.eincomes.length).toBeGreaterThan(0);
    expect(data.insight?.features).toMatchObject({ employments_current_status: 'GIG', link_day730_count: -999 });
  });

  it('returns an empty payload until the data was fetched', async () => {
    await prepare();
    const { data: account } = await startLogin(app, user, 'nbi_ph');
    expect((await payload(account.id)).data).toMatchObject({ identity: null, documents: [] });
  });

  it('revokes an account permanently', async () => {
    await prepare();
    const { id } = await connectTestAccount(app, user, 'nbi_ph');
    expect(await revoke(id)).toMatchObject({ status: 200, code: 'OK' });
    expect((await get(id)).data.connectionStatus).toBe('DISCONNECTED');
    expect(await payload(id)).toMatchObject(missing);
    expect(await revoke(id)).toMatchObject({ status: 200, code: 'OK' });
    expect(await revoke('a-unknown')).toMatchObject(missing);
  });
});

describe('access to an account', () => {
  it('is hidden from other tenants and in the other mode', async () => {
    await prepare();
    const { id } = await connectTestAccount(app, user, 'nbi_ph');
    const other = await createTestTenant(app);
    const strangers = [
      { authorization: other.basic.SANDBOX, params: { id } },
      { authorization: tenant.basic.PRODUCTION, mode: 'PRODUCTION' as const, params: { id } },
    ];
    for (const stranger of strangers) {
      expect(await request(app, accountsApi.get, stranger)).toMatchObject(missing);
      expect(await request(app, accountsApi.payload, stranger)).toMatchObject(missing);
      expect(await request(app, accountsApi.revoke, stranger)).toMatchObject(missing);
    }
    expect((await request(app, accountsApi.list, { authorization: other.basic.SANDBOX })).data.items).toEqual([]);
    expect((await get(id)).data.connectionStatus).toBe('CONNECTED');
  });

  it('requires the credentials of the mode, and rejects link tokens and portal tokens', async () => {
    await prepare();
    const answer = { status: 401, code: 'INVALID_TOKEN' };
    for (const authorization of [undefined, user.link, tenant.developer, tenant.basic.PRODUCTION]) {
      const input = { authorization, params: { id: 'a-1' } };
      expect(await request(app, accountsApi.list, { authorization })).toMatchObject(answer);
      expect(await request(app, accountsApi.get, input)).toMatchObject(answer);
      expect(await request(app, accountsApi.payload, input)).toMatchObject(answer);
      expect(await request(app, accountsApi.revoke, input)).toMatchObject(answer);
    }
  });
});
