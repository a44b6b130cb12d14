import type { Mode } from '@smile/contract/common';
import { usageWindow } from '@smile/contract/retention';
import { usageApi } from '@smile/contract/usage';
import { webhooksApi } from '@smile/contract/webhooks';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectTestAccount, createTestUser, startLogin, submitCode } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { inTransaction, type ModeContext, modeContext, systemContext, tenantContext } from '../../context.ts';
import { addSeconds } from '../../platform/clock.ts';
import { setProductionEnabled } from '../tenants/service/set-production-enabled.ts';
import { defaultAllowances } from './default-allowances.ts';
import { incrementUsed, selectAllowanceForSpending, selectAllowanceForUpdate } from './queries.ts';
import { refundAllowance, spendAllowance } from './service/allowances.ts';
import { setAllowance } from './service/set-allowance.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

function contextOf(tenant: TestTenant, mode: Mode = 'SANDBOX'): ModeContext {
  return modeContext(tenantContext(systemContext(app.deps), tenant.tenantId), mode);
}

const spend = (ctx: ModeContext, reference: string) =>
  inTransaction(ctx, (tx) => spendAllowance(tx, 'CreateMaw', reference));
const giveBack = (ctx: ModeContext, reference: string) =>
  inTransaction(ctx, (tx) => refundAllowance(tx, 'CreateMaw', reference));

async function readUsage(tenant: TestTenant, action = 'CreateMaw', mode: Mode = 'SANDBOX') {
  const { data } = await request(app, usageApi.summary, { authorization: tenant.developer, query: { mode } });
  return data.actionUsageSummaries.find((summary) => summary.action === action)!;
}

const daySeconds = 86_400;
const dayAgo = (days: number) =>
  addSeconds(app.deps.now(), -days * daySeconds)
    .toISOString()
    .slice(0, 10);

describe('an allowance', () => {
  it('starts with the defaults of each mode', async () => {
    const tenant = await createTestTenant(app);
    for (const mode of ['SANDBOX', 'PRODUCTION'] as const) {
      const { data } = await request(app, usageApi.summary, { authorization: tenant.developer, query: { mode } });
      expect(data.actionUsageSummaries).toEqual(
        Object.entries(defaultAllowances[mode]).map(([action, { isEnabled, totalVolume }]) => ({
          action,
          enabled: isEnabled,
          usageDetail: totalVolume === null ? null : { remainVolume: totalVolume, totalVolume },
        })),
      );
    }
  });

  it('is spent once per thing and refunded once', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await setAllowance(ctx, 'CreateMaw', { totalVolume: 3 });
    await spend(ctx, 'one');
    await spend(ctx, 'one');
    await spend(ctx, 'two');
    expect((await readUsage(tenant)).usageDetail).toEqual({ remainVolume: 1, totalVolume: 3 });
    await giveBack(ctx, 'one');
    await giveBack(ctx, 'one');
    await giveBack(ctx, 'never spent');
    expect((await readUsage(tenant)).usageDetail).toEqual({ remainVolume: 2, totalVolume: 3 });
    expect((await readUsage(tenant, 'CreateMaw', 'PRODUCTION')).usageDetail?.remainVolume).toBe(100);
  });

  it('rejects used-up and closed actions with the reason', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await setAllowance(ctx, 'CreateMaw', { totalVolume: 1 });
    await spend(ctx, 'one');
    await expect(spend(ctx, 'two')).rejects.toMatchObject({
      code: 'UNAUTHORIZED_ACCESS',
      status: 403,
      message: 'Your organization has used up its 1 free MAW lookup in Sandbox mode. Get in touch to get more.',
    });
    await setAllowance(ctx, 'CreateMaw', { isEnabled: false, totalVolume: 9 });
    await expect(spend(ctx, 'two')).rejects.toMatchObject({
      message: 'Your organization has no access to MAW lookups in Sandbox mode. Get in touch to get it.',
    });
    expect((await readUsage(tenant)).enabled).toBe(false);
  });

  it('is not spent on rollback', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await setAllowance(ctx, 'CreateMaw', { totalVolume: 1 });
    const failing = inTransaction(ctx, async (tx) => {
      await spendAllowance(tx, 'CreateMaw', 'one');
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    await spend(ctx, 'two');
    expect((await readUsage(tenant)).usageDetail?.remainVolume).toBe(0);
  });

  it('includes spending from unmetered times', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await setAllowance(ctx, 'CreateMaw', { totalVolume: null });
    for (const reference of ['one', 'two', 'three']) await spend(ctx, reference);
    await giveBack(ctx, 'three');
    expect((await readUsage(tenant)).usageDetail).toBeNull();
    await setAllowance(ctx, 'CreateMaw', { totalVolume: 3 });
    expect((await readUsage(tenant)).usageDetail).toEqual({ remainVolume: 1, totalVolume: 3 });
  });

  it('shows zero left, never less, when sized below past spending', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await spend(ctx, 'one');
    await spend(ctx, 'two');
    await setAllowance(ctx, 'CreateMaw', { totalVolume: 1 });
    expect((await readUsage(tenant)).usageDetail).toEqual({ remainVolume: 0, totalVolume: 1 });
  });

  it('gives the last unit to exactly one of 200 concurrent requests', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await setAllowance(ctx, 'CreateMaw', { totalVolume: 1 });
    const tries = await Promise.allSettled(Array.from({ length: 200 }, (_, index) => spend(ctx, `try ${index}`)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readUsage(tenant)).usageDetail).toEqual({ remainVolume: 0, totalVolume: 1 });
  });

  it('stays correct while first units are spent, refunded and resized concurrently', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await Promise.all([
      ...Array.from({ length: 30 }, (_, index) => spend(ctx, `thing ${index}`)),
      setAllowance(ctx, 'CreateMaw', { totalVolume: null }),
      setAllowance(ctx, 'CreateMaw', { totalVolume: 500 }),
    ]);
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => giveBack(ctx, `thing ${index}`)),
      setAllowance(ctx, 'CreateMaw', { totalVolume: null }),
    ]);
    await setAllowance(ctx, 'CreateMaw', { totalVolume: 400 });
    expect((await readUsage(tenant)).usageDetail).toEqual({ remainVolume: 380, totalVolume: 400 });
  });

  it.skipIf('snapshot' in inject('testDatabase'))(
    'lets two concurrent holders of the terms spend, and locks the terms until both end',
    async () => {
      const ctx = contextOf(await createTestTenant(app));
      await setAllowance(ctx, 'CreateMaw', { totalVolume: 2 });
      let looking = 2;
      let tellBoth = () => {};
      const bothLook = new Promise<void>((resolve) => {
        tellBoth = resolve;
      });
      let release = () => {};
      const mayGoOn = new Promise<void>((resolve) => {
        release = resolve;
      });
      const spendLooking = () =>
        inTransaction(ctx, async (tx) => {
          await selectAllowanceForSpending(tx, 'CreateMaw');
          looking -= 1;
          if (looking === 0) tellBoth();
          await mayGoOn;
          return incrementUsed(tx, 'CreateMaw');
        });
      const spending = Promise.all([spendLooking(), spendLooking()]);
      await bothLook;
      const changed = inTransaction(ctx, (tx) => selectAllowanceForUpdate(tx, 'CreateMaw'));
      release();
      expect((await spending).map((use) => use?.usedVolume).sort()).toEqual([1, 2]);
      expect((await changed).usedVolume).toBe(2);
    },
  );

  it('has an immutable ledger', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await spend(ctx, 'one');
    for (const db of [ctx.db, systemContext(app.deps).db]) {
      await expect(db.query(sql`delete from usage_entries`)).rejects.toThrow(/permission denied/);
      await expect(db.query(sql`update usage_entries set change = -1`)).rejects.toThrow(/permission denied/);
    }
  });
});

it('spends a unit for each created webhook and refunds it on deletion', async () => {
  const tenant = await createTestTenant(app);
  await setAllowance(contextOf(tenant), 'CreateWebhook', { totalVolume: 1 });
  const authorization = tenant.basic.SANDBOX;
  const body = { name: 'Orders', url: 'https://hooks.example.com/', active: true, secret: 's' };
  const create = () =>
    request(app, webhooksApi.create, { authorization, body: { ...body, eventTypes: ['ALL_EVENTS'] } });
  const { data: webhook } = await create();
  expect(await create()).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
  expect((await readUsage(tenant, 'CreateWebhook')).usageDetail).toEqual({ remainVolume: 0, totalVolume: 1 });
  await request(app, webhooksApi.remove, { authorization, params: { id: webhook.id } });
  expect((await readUsage(tenant, 'CreateWebhook')).usageDetail).toEqual({ remainVolume: 1, totalVolume: 1 });
  expect((await create()).status).toBe(200);
});

describe('the allowance of account connections', () => {
  it('is spent once per account, and blocks connections when none is left', async () => {
    const tenant = await createTestTenant(app);
    await setAllowance(contextOf(tenant), 'ConnectAccount', { totalVolume: 1 });
    const first = await createTestUser(app, tenant);
    await connectTestAccount(app, first, 'upwork');
    expect((await readUsage(tenant, 'ConnectAccount')).usageDetail?.remainVolume).toBe(0);
    const second = await createTestUser(app, tenant);
    expect(await startLogin(app, second, 'upwork')).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
  });

  it('fails the account when it is used up between login and code', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    const user = await createTestUser(app, tenant);
    const { data: account } = await startLogin(app, user, 'sss_ph');
    expect(account.status).toBe('AWAITING_MFA');
    await setAllowance(ctx, 'ConnectAccount', { totalVolume: 0 });
    expect((await submitCode(app, user, account.id)).data).toMatchObject({
      status: 'ERROR',
      errorCode: 'SERVICE_UNAVAILABLE',
    });
  });
});

describe('account usage', () => {
  // Runs at noon, so that no day ends within a test.
  beforeAll(() => {
    const secondOfDay = (app.deps.now().getTime() / 1000) % daySeconds;
    app.clock.advanceSeconds((daySeconds * 1.5 - secondOfDay) % daySeconds);
  });
  afterAll(() => app.clock.reset());

  it('counts each UTC day exactly, empty days included', async () => {
    const tenant = await createTestTenant(app);
    const other = await createTestTenant(app);
    const user = await createTestUser(app, tenant);
    await connectTestAccount(app, user, 'upwork');
    await startLogin(app, user, 'grab', { username: 'George', password: 'wrong' });
    await createTestUser(app, tenant);
    await createTestUser(app, tenant, 'PRODUCTION');
    await createTestUser(app, other);
    const yesterday = await createTestUser(app, tenant);
    await systemContext(app.deps).db.query(sql`
      update users set created_at = ${`${dayAgo(1)}T23:59:59.999Z`} where id = ${yesterday.userId}`);
    const query = { mode: 'SANDBOX' as const, startDate: dayAgo(2), endDate: dayAgo(0) };
    const { data } = await request(app, usageApi.accounts, { authorization: tenant.developer, query });
    expect(data).toEqual({
      nextCursor: null,
      items: [
        { date: dayAgo(2), accountCount: 0, connectedAccountCount: 0, userCount: 0 },
        { date: dayAgo(1), accountCount: 0, connectedAccountCount: 0, userCount: 1 },
        { date: dayAgo(0), accountCount: 2, connectedAccountCount: 1, userCount: 2 },
      ],
    });
  });

  it.each([
    ['one day', 0, 0],
    ['61 days', 60, 0],
    ['the future', 3, -1],
    ['days too long ago', usageWindow.windowDays + 1, 30],
    ['the wrong way round', 3, 5],
  ])('refuses %s', async (_, start, end) => {
    const tenant = await createTestTenant(app);
    const query = { mode: 'SANDBOX' as const, startDate: dayAgo(start), endDate: dayAgo(end) };
    expect(await request(app, usageApi.accounts, { authorization: tenant.developer, query })).toMatchObject({
      status: 400,
      code: 'INVALID_PARAMETERS',
    });
  });

  it.each([
    ['2 days', 1, 0, 2],
    ['60 days', 59, 0, 60],
    ['the oldest 60 days', 60, 1, 60],
  ])('answers %s', async (_, start, end, days) => {
    const tenant = await createTestTenant(app);
    const query = { mode: 'SANDBOX' as const, startDate: dayAgo(start), endDate: dayAgo(end) };
    const { data } = await request(app, usageApi.accounts, { authorization: tenant.developer, query });
    expect(data.items).toHaveLength(days);
  });

  it('is limited to developers, in their enabled modes', async () => {
    const tenant = await createTestTenant(app, 'DEVELOPER');
    const query = { mode: 'PRODUCTION' as const, startDate: dayAgo(1), endDate: dayAgo(0) };
    expect((await request(app, usageApi.accounts, { authorization: tenant.developer, query })).status).toBe(200);
    const { link } = await createTestUser(app, tenant);
    for (const authorization of [undefined, link, tenant.openApi.SANDBOX, tenant.basic.SANDBOX]) {
      expect((await request(app, usageApi.accounts, { authorization, query })).status).toBe(401);
      for (const endpoint of [usageApi.summary, usageApi.allowances])
        expect((await request(app, endpoint, { authorization, query: { mode: 'SANDBOX' } })).status).toBe(401);
    }
    await setProductionEnabled(contextOf(tenant), false);
    const refused = { authorization: tenant.developer, query };
    expect(await request(app, usageApi.accounts, refused)).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
    for (const endpoint of [usageApi.summary, usageApi.allowances])
      expect(await request(app, endpoint, refused)).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
  });
});
