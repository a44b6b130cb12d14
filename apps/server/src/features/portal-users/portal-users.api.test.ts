import type { QueryOf } from '@smile/contract/endpoint';
import { portalUsersApi } from '@smile/contract/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectTestAccount, createTestUser, startLogin } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
const people: Record<string, string> = {};

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  const george = await createTestUser(app, tenant);
  await connectTestAccount(app, george, 'nbi_ph');
  await connectTestAccount(app, george, 'upwork');
  const christina = await createTestUser(app, tenant);
  await connectTestAccount(app, christina, 'sss_ph', { username: 'Christina', password: 'YGUS1' });
  const failed = await createTestUser(app, tenant);
  await startLogin(app, failed, 'grab', { username: 'George', password: 'wrong' });
  await createTestUser(app, tenant);
  Object.assign(people, { george: george.userId, christina: christina.userId, failed: failed.userId });
});

function list(query: Partial<QueryOf<typeof portalUsersApi.list>> = {}, authorization = tenant.developer) {
  return request(app, portalUsersApi.list, { authorization, query: { mode: 'SANDBOX', ...query } });
}

async function idsOf(query: Partial<QueryOf<typeof portalUsersApi.list>>): Promise<string[]> {
  return (await list(query)).data.items.map(({ userId }) => userId);
}

function day(offset: number): string {
  return new Date(app.deps.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
}

describe('the portal’s user list', () => {
  it('lists users with connected accounts, newest first', async () => {
    const { data } = await list();
    expect(data.items.map(({ userId }) => userId)).toEqual([people.christina, people.george]);
    const row = data.items[1]!;
    expect(row).toMatchObject({
      name: 'George Cimafranca Palomero, Jr',
      fullName: 'George Cimafranca Palomero, Jr',
      uploads: [],
    });
    expect(row.accounts).toEqual([
      {
        userId: people.george,
        accountId: expect.stringMatching(/^a-/),
        providerId: 'upwork',
        providerName: 'Upwork',
        providerLogoUrl: expect.stringContaining('/cdn/provider-logo/upwork.svg'),
      },
      expect.objectContaining({ providerId: 'nbi_ph' }),
    ]);
  });

  it('lists a search over pages, and combines filters', async () => {
    const first = await list({ userName: 'PÁLOMERO', size: 1 });
    expect(first.data).toMatchObject({ nextCursor: null, items: [{ userId: people.george }] });
    const one = await list({ userName: 'a', size: 1 });
    const two = await list({ userName: 'a', size: 1, cursor: one.data.nextCursor! });
    expect([one, two].map(({ data }) => data.items[0]!.userId)).toEqual([people.christina, people.george]);
    expect(await idsOf({ userName: 'a', queryProviderId: 'upwork' })).toEqual([people.george]);
    expect(await idsOf({ userName: 'a', size: 1, queryUserId: people.george! })).toEqual([people.george]);
    expect(await idsOf({ queryProviderId: 'sss_ph', queryUserId: people.george! })).toEqual([]);
  });

  it('lists users with failed connections only separately', async () => {
    const { data } = await list({ status: 'fail' });
    expect(data.items).toMatchObject([{ userId: people.failed, name: null, accounts: [{ providerId: 'grab' }] }]);
  });

  it('filters by part of the name whatever its case and accents, by user and by provider', async () => {
    expect(await idsOf({ userName: ' palómero ' })).toEqual([people.george]);
    expect(await idsOf({ userName: 'DELA cruz' })).toEqual([people.christina]);
    expect(await idsOf({ userName: '%' })).toEqual([]);
    expect(await idsOf({ userName: '_' })).toEqual([]);
    expect(await idsOf({ queryUserId: people.george })).toEqual([people.george]);
    expect(await idsOf({ queryUserId: people.failed })).toEqual([]);
    expect(await idsOf({ queryProviderId: 'sss_ph' })).toEqual([people.christina]);
    expect(await idsOf({ queryProviderId: ' Sss_PH ' })).toEqual([people.christina]);
    expect(await idsOf({ queryProviderId: 'nobody' })).toEqual([]);
    expect(await idsOf({ queryUserId: people.george!.slice(-8) })).toEqual([people.george]);
    expect(await idsOf({ queryUserId: ` ${people.george!.slice(-12).toUpperCase()}` })).toEqual([people.george]);
    expect(await idsOf({ queryUserId: `x${people.george}` })).toEqual([]);
    expect(await idsOf({ queryUserId: '%' })).toEqual([]);
  });

  it('filters by the day of creation within the last 60 days', async () => {
    expect(await idsOf({ queryStartDate: day(-1), queryEndDate: day(0) })).toHaveLength(2);
    expect(await idsOf({ queryStartDate: day(-59), queryEndDate: day(0) })).toHaveLength(2);
    expect(await idsOf({ queryStartDate: day(-60) })).toHaveLength(2);
    expect(await idsOf({ queryStartDate: day(-5), queryEndDate: day(-3) })).toEqual([]);
    expect(await idsOf({ queryStartDate: day(0) })).toHaveLength(2);
  });

  it.each([
    ['a start before the window', { queryStartDate: -62, queryEndDate: -30 }],
    ['an end in the future', { queryStartDate: -3, queryEndDate: 2 }],
    ['a start after the end', { queryStartDate: -3, queryEndDate: -5 }],
    ['sixty-one days', { queryStartDate: -60, queryEndDate: 0 }],
    ['a single day', { queryStartDate: -3, queryEndDate: -3 }],
  ])('refuses %s', async (_name, { queryStartDate, queryEndDate }) => {
    const answer = await list({ queryStartDate: day(queryStartDate), queryEndDate: day(queryEndDate) });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    expect(answer.message).toMatch(/^(queryStartDate|queryEndDate|The dates)/);
  });

  it('lists two pages', async () => {
    const first = await list({ size: 1 });
    const second = await list({ size: 1, cursor: first.data.nextCursor! });
    expect([...first.data.items, ...second.data.items].map(({ userId }) => userId)).toEqual([
      people.christina,
      people.george,
    ]);
    expect(second.data.nextCursor).toBeNull();
  });

  it('shows neither another tenant’s users nor the other mode’s', async () => {
    const other = await createTestTenant(app);
    expect((await list({}, other.developer)).data.items).toEqual([]);
    expect((await list({ mode: 'PRODUCTION' })).data.items).toEqual([]);
  });

  it('refuses wrong input and wrong tokens', async () => {
    for (const query of [{ mode: 'LIVE' as 'SANDBOX' }, { status: 'some' as 'fail' }, { queryStartDate: '1.1.2026' }])
      expect(await list(query)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    for (const authorization of ['', tenant.basic.SANDBOX, tenant.openApi.SANDBOX])
      expect(await list({}, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  });
});
