import { eincomesApi } from '@smile/contract/eincomes';
import type { QueryOf } from '@smile/contract/endpoint';
import { userDataApi } from '@smile/contract/user-data';
import { beforeAll, expect, it } from 'vitest';
import { connectTestAccount, createTestUser, type TestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
let sssId: string;

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
  sssId = (await connectTestAccount(app, user, 'sss_ph')).id;
});

const list = (query: Partial<QueryOf<typeof eincomesApi.list>> = {}) =>
  request(app, eincomesApi.list, {
    authorization: tenant.basic.SANDBOX,
    query: { sourceId: sssId, size: 150, ...query },
  });

it('estimates the income of each month that is over from the contribution of that month', async () => {
  const { data: contributions } = await request(app, userDataApi.listContributions, {
    authorization: tenant.basic.SANDBOX,
    query: { sourceId: sssId, size: 150 },
  });
  const { data } = await list();
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const [latest] = contributions.items;
  const pay = Math.round((latest!.amount / 0.15) * 100) / 100;
  expect(data.items.map(({ month }) => month)).toEqual(contributions.items.map(({ date }) => date.slice(0, 7)));
  expect(data.items[0]).toEqual({
    id: expect.stringMatching(/^einc-[0-9a-f]{32}$/),
    month: latest!.date.slice(0, 7),
    currency: 'PHP',
    baseAmount: pay,
    amount: pay,
    metadata: {
      itemCreatedAt: time,
      createdAt: time,
      accountId: sssId,
      sourceId: sssId,
      sourceType: 'ACCOUNT',
      userId: user.userId,
      providerId: 'sss_ph',
    },
  });
});

it('filters by month, both months included', async () => {
  const months = (await list()).data.items.map(({ month }) => month).sort();
  const [, startMonth, , endMonth] = months;
  const { data } = await list({ startMonth, endMonth });
  expect(data.items.map(({ month }) => month).sort()).toEqual(months.slice(1, 4));
  expect((await list({ endMonth: '2001-12' })).data.items).toEqual([]);
  for (const startMonth of ['2026-13', '2026-01-01', 'January'])
    expect(await list({ startMonth })).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
});

it('lists pages from the latest month to the first', async () => {
  const all = (await list()).data.items.map(({ month }) => month);
  expect(all).toEqual([...all].sort().reverse());
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await list({ size: 7, ...(cursor && { cursor }) });
    seen.push(...data.items.map(({ month }) => month));
    cursor = data.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(all);
});
