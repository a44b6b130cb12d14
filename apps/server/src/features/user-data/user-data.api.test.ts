import { accountsApi } from '@smile/contract/accounts';
import { eincomesApi } from '@smile/contract/eincomes';
import { insightsApi } from '@smile/contract/insights';
import { linksApi } from '@smile/contract/links';
import { userDataApi } from '@smile/contract/user-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectTestAccount, createTestUser, type TestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
let sssId: string;
let upworkId: string;

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
  sssId = (await connectTestAccount(app, user, 'sss_ph')).id;
  upworkId = (await connectTestAccount(app, user, 'upwork')).id;
  await connectTestAccount(app, user, 'gsis_ph');
});

const kinds = [
  { name: 'identities', list: userDataApi.listIdentities, get: userDataApi.getIdentity, prefix: 'i-' },
  { name: 'ratings', list: userDataApi.listRatings, get: userDataApi.getRating, prefix: 'r-' },
  { name: 'documents', list: userDataApi.listDocuments, get: userDataApi.getDocument, prefix: 'd-' },
  { name: 'employments', list: userDataApi.listEmployments, get: userDataApi.getEmployment, prefix: 'e-' },
  { name: 'incomes', list: userDataApi.listIncomes, get: userDataApi.getIncome, prefix: 'inc-' },
  { name: 'contributions', list: userDataApi.listContributions, get: userDataApi.getContribution, prefix: 'con-' },
  { name: 'liabilities', list: userDataApi.listLiabilities, get: userDataApi.getLiability, prefix: 'lia-' },
  { name: 'transactions', list: userDataApi.listTransactions, get: userDataApi.getTransaction, prefix: 't-' },
  { name: 'eincomes', list: eincomesApi.list, get: eincomesApi.get, prefix: 'einc-' },
  { name: 'insights', list: insightsApi.list, get: insightsApi.get, prefix: 'insight-' },
  { name: 'links', list: linksApi.list, get: linksApi.get, prefix: 'link-' },
] as const;
type Kind = (typeof kinds)[number];

interface Item {
  id: string;
  metadata: Record<string, unknown>;
}

/** One typed call for all data points, although their answers differ. */
async function list({ list: endpoint }: Kind, query: Record<string, unknown>, authorization = tenant.basic.SANDBOX) {
  const answer = await request(app, endpoint as unknown as typeof userDataApi.listTransactions, {
    authorization,
    query,
  });
  return { ...answer, data: answer.data as unknown as { nextCursor: string | null; items: Item[] } };
}

async function get({ get: endpoint }: Kind, id: string, authorization = tenant.basic.SANDBOX) {
  return request(app, endpoint as unknown as typeof userDataApi.getTransaction, { authorization, params: { id } });
}

describe.each(kinds)('$name', (kind) => {
  it('lists and answers items with their source', async () => {
    const { data } = await list(kind, { userId: user.userId, size: 150 });
    expect(data.items.length).toBeGreaterThan(0);
    const [item] = data.items;
    expect(item!.id.startsWith(kind.prefix)).toBe(true);
    const { sourceId } = item!.metadata;
    const time = expect.stringMatching(/Z$/);
    expect(item!.metadata).toMatchObject({
      itemCreatedAt: time,
      createdAt: time,
      accountId: sourceId,
      sourceType: 'ACCOUNT',
      userId: user.userId,
    });
    expect((await get(kind, item!.id)).data).toEqual(item);
  });

  it('hides items from other tenants, other modes and other kinds of token', async () => {
    const { data } = await list(kind, { size: 1 });
    const { id } = data.items[0]!;
    const other = await createTestTenant(app);
    expect(await get(kind, id, other.basic.SANDBOX)).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
    expect((await list(kind, {}, other.basic.SANDBOX)).data.items).toEqual([]);
    for (const authorization of ['', user.link, tenant.developer, tenant.basic.PRODUCTION]) {
      expect(await list(kind, {}, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
      expect(await get(kind, id, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    }
  });

  it('refuses undocumented parameters', async () => {
    const wrong = { status: 400, code: 'INVALID_PARAMETERS' };
    expect(await list(kind, { size: 151 })).toMatchObject(wrong);
    expect(await list(kind, { cursor: '!' })).toMatchObject(wrong);
    const otherKind = kinds[(kinds.indexOf(kind) + 1) % kinds.length]!;
    const { data } = await list(otherKind, { size: 1 });
    expect(await get(kind, data.items[0]!.id)).toMatchObject({ status: 404 });
  });
});

const transactions = kinds[7];

describe('filters', () => {
  it('takes the source by its new and by its former name', async () => {
    for (const query of [{ sourceId: sssId }, { accountId: sssId }]) {
      const { data } = await list(kinds[0], query);
      expect(data.items.map(({ metadata }) => metadata.sourceId)).toEqual([sssId]);
    }
    expect((await list(transactions, { sourceId: sssId })).data.items).toEqual([]);
    expect((await list(transactions, { sourceId: upworkId, accountId: sssId })).data.items).toEqual([]);
    expect((await list(kinds[0], { userId: 'nobody' })).data.items).toEqual([]);
  });

  it('filters by the item’s own day, both days included', async () => {
    const all = await request(app, userDataApi.listTransactions, {
      authorization: tenant.basic.SANDBOX,
      query: { sourceId: upworkId, size: 150 },
    });
    const days = [...new Set(all.data.items.map(({ date }) => date))].sort();
    const [startDate, endDate] = [days[1]!, days[2]!];
    const { data } = await request(app, userDataApi.listTransactions, {
      authorization: tenant.basic.SANDBOX,
      query: { sourceId: upworkId, startDate, endDate, size: 150 },
    });
    expect([...new Set(data.items.map(({ date }) => date))].sort()).toEqual([startDate, endDate]);
    expect(await list(transactions, { startDate: '2026-02-30' })).toMatchObject({ status: 400 });
  });
});

describe('paging', () => {
  it('keeps the source’s order and neither repeats nor skips while data arrives', async () => {
    const { data: payload } = await request(app, accountsApi.payload, {
      authorization: tenant.basic.SANDBOX,
      params: { id: upworkId },
    });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(transactions, {
        userId: user.userId,
        size: 7,
        ...(cursor && { cursor }),
      });
      seen.push(...page.data.items.map(({ id }) => id));
      cursor = page.data.nextCursor;
      if (seen.length === 7) await connectTestAccount(app, user, 'freelancer');
    } while (cursor);
    expect(seen).toEqual(payload.transactions.map(({ id }) => id));
  });
});
