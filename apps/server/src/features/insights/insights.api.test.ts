import { accountsApi } from '@smile/contract/accounts';
import { insightsApi, portalInsightsApi } from '@smile/contract/insights';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectTestAccount, createTestUser, startLogin, type TestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
const missing = { status: 404, code: 'MISSING_RESOURCE' };
const nothing = { tableItems: [], additionalItems: [] };

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
});
afterEach(() => app.clock.reset());

const listOf = (sourceId: string) =>
  request(app, insightsApi.list, { authorization: tenant.basic.SANDBOX, query: { sourceId } });
const summaryOf = (accountId: string, authorization = tenant.developer) =>
  request(app, portalInsightsApi.summary, { authorization, query: { mode: 'SANDBOX', accountId } });
const payloadOf = (id: string) =>
  request(app, accountsApi.payload, { authorization: tenant.basic.SANDBOX, params: { id } });

describe('insights', () => {
  it('are computed from the data of one account at its fetch time', async () => {
    const { id } = await connectTestAccount(app, user, 'sss_ph');
    const { data: payload } = await payloadOf(id);
    const [insight, ...others] = (await listOf(id)).data.items;
    expect(others).toEqual([]);
    expect(insight).toMatchObject({
      cutoffTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      metadata: { sourceId: id, sourceType: 'ACCOUNT', providerId: 'sss_ph', userId: user.userId },
    });
    const amounts = payload.eincomes.map(({ amount }) => amount!);
    expect(insight!.features).toMatchObject({
      incomes_count: 24,
      incomes_missing_month_max: 0,
      incomes_amount_sum: Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100,
      incomes_amount_max: Math.max(...amounts),
      incomes_current_amount: amounts[0],
      incomes_starting_amount: amounts.at(-1),
      liabilities_loan_count: payload.liabilities.length,
      liabilities_finished_loan_count: 1,
      liabilities_outstanding_loan_count: 1,
      employments_current_status: 'EMPLOYED',
      employments_employer_count: 2,
      link_days_since_first: 21,
      link_days_since_last: 4,
      link_day7_count: 2,
      link_day730_count: 5,
    });
    expect(payload.insight).toEqual({
      id: insight!.id,
      cutoffTime: insight!.cutoffTime,
      features: insight!.features,
    });
  });

  it('have no data for unsupported data points', async () => {
    const { id } = await connectTestAccount(app, user, 'gsis_ph');
    expect((await listOf(id)).data.items[0]!.features).toMatchObject({
      incomes_missing_month_max: 0,
      employments_current_status: 'EMPLOYED',
      liabilities_loan_count: -999,
      liabilities_payment_amount_std: -999,
    });
  });

  it('are missing when the provider supports none', async () => {
    const { id } = await connectTestAccount(app, user, 'nbi_ph');
    expect((await listOf(id)).data.items).toEqual([]);
    expect((await payloadOf(id)).data).toMatchObject({ eincomes: [], links: [], insight: null });
    expect((await summaryOf(id)).data).toEqual({
      income: nothing,
      liabilities: nothing,
      identity: nothing,
      employment: nothing,
    });
  });

  it('are deleted with the account', async () => {
    const { id } = await connectTestAccount(app, user, 'philhealth_ph');
    const insightId = (await listOf(id)).data.items[0]!.id;
    await request(app, accountsApi.revoke, { authorization: tenant.basic.SANDBOX, params: { id } });
    expect((await listOf(id)).data.items).toEqual([]);
    const gone = { authorization: tenant.basic.SANDBOX, params: { id: insightId } };
    expect(await request(app, insightsApi.get, gone)).toMatchObject(missing);
    expect(await summaryOf(id)).toMatchObject(missing);
  });
});

describe('the summary', () => {
  it('shows the formatted insight in groups', async () => {
    const { id } = await connectTestAccount(app, user, 'pagibig_ph');
    const { features } = (await listOf(id)).data.items[0]!;
    const { data } = await summaryOf(id);
    const money = /^PHP [\d,]+\.\d\d$/;
    expect(data.income.tableItems).toHaveLength(6);
    for (const { title: _, ...row } of data.income.tableItems)
      for (const value of Object.values(row)) expect(value).toMatch(money);
    expect(data.liabilities.tableItems[0]).toMatchObject({
      title: 'Loans',
      quantity: String(features.liabilities_loan_count),
      sum: expect.stringMatching(money),
      median: '-',
    });
    expect(data.identity.additionalItems).toEqual([{ label: 'Age', value: String(features.identity_age) }]);
    expect(data.employment.additionalItems[0]).toEqual({ label: 'Current Employment Status', value: 'EMPLOYED' });
  });

  it('is empty until the first fetch', async () => {
    const { data } = await startLogin(app, await createTestUser(app, tenant), 'philhealth_ph');
    expect((await summaryOf(data.id)).data.income).toEqual(nothing);
  });

  it('is limited to developers of the tenant, in their enabled modes', async () => {
    const { data } = await startLogin(app, await createTestUser(app, tenant), 'philhealth_ph');
    const other = await createTestTenant(app);
    expect(await summaryOf(data.id, other.developer)).toMatchObject(missing);
    expect(await summaryOf('a-unknown')).toMatchObject(missing);
    for (const authorization of ['', tenant.basic.SANDBOX, user.link])
      expect(await summaryOf(data.id, authorization)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
    const query = { mode: 'PRODUCTION' as const, accountId: data.id };
    expect(await request(app, portalInsightsApi.summary, { authorization: tenant.developer, query })).toMatchObject(
      missing,
    );
    const noAccount = { authorization: tenant.developer, query: { mode: 'SANDBOX' as const, accountId: '' } };
    expect(await request(app, portalInsightsApi.summary, noAccount)).toMatchObject({ status: 400 });
  });
});
