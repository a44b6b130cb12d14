import type { Mode } from '@smile/contract/common';
import { type UsageAction, usageActionSchema, usageApi } from '@smile/contract/usage';
import { webhooksApi } from '@smile/contract/webhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/mails.ts';
import { addTestMember } from '../../../testing/member.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { createTestApp, type TestApp, testApp } from '../../../testing/test-app.ts';
import { inTransaction, type ModeContext, modeContext, systemContext, tenantContext } from '../../context.ts';
import { refundAllowance, spendAllowance } from './service/allowances.ts';
import { setAllowance } from './service/set-allowance.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

function contextOf(tenant: TestTenant, mode: Mode = 'SANDBOX', of: TestApp = app): ModeContext {
  return modeContext(tenantContext(systemContext(of.deps), tenant.tenantId), mode);
}

async function spend(ctx: ModeContext, from: number, to: number, action: UsageAction = 'SubmitArchive') {
  for (let number = from; number <= to; number++)
    await inTransaction(ctx, (tx) => spendAllowance(tx, action, `thing-${number}`));
}

async function subjectsTo(emailAddress: string, of: TestApp = app): Promise<string[]> {
  const mails = await mailsTo(of, emailAddress);
  return mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('You have used'));
}

const nearlyAll = 'You have used most of your free documents in Sandbox mode';
const all = 'You have used up your free documents in Sandbox mode';

describe('mails of allowances', () => {
  it('tells administrators once at 80 % and once at 100 %, whatever is refunded and used again', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await setAllowance(ctx, 'SubmitArchive', { totalVolume: 10 });
    await spend(ctx, 1, 7);
    expect(await subjectsTo(tenant.emailAddress)).toEqual([]);
    await spend(ctx, 8, 9);
    expect(await subjectsTo(tenant.emailAddress)).toEqual([nearlyAll]);
    for (const number of [8, 9])
      await inTransaction(ctx, (tx) => refundAllowance(tx, 'SubmitArchive', `thing-${number}`));
    await spend(ctx, 11, 13);
    await expect(spend(ctx, 14, 14)).rejects.toMatchObject({ code: 'UNAUTHORIZED_ACCESS' });
    expect(await subjectsTo(tenant.emailAddress)).toEqual([all, nearlyAll]);
    const [last, first] = await mailsTo(app, tenant.emailAddress);
    expect(first!.text).toContain('has used 8 of its 10 free documents in Sandbox mode; 2 are left.');
    expect(last!.text).toContain('has used up its 10 free documents in Sandbox mode.');
    expect(last!.text).toContain('choose Get In Touch on the page Account Usage');
    expect(last!.links).toContain(`${app.deps.config.portalUrl}/usage`);
  });

  it('sends mails again after the operator changed the total, at once when it is below the use', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await setAllowance(ctx, 'SubmitArchive', { totalVolume: 5 });
    await spend(ctx, 1, 5);
    expect(await subjectsTo(tenant.emailAddress)).toEqual([all, nearlyAll]);
    await setAllowance(ctx, 'SubmitArchive', { isEnabled: false });
    expect(await subjectsTo(tenant.emailAddress)).toHaveLength(2);
    await setAllowance(ctx, 'SubmitArchive', { isEnabled: true, totalVolume: 10 });
    await spend(ctx, 6, 8);
    expect(await subjectsTo(tenant.emailAddress)).toEqual([nearlyAll, all, nearlyAll]);
    await setAllowance(ctx, 'SubmitArchive', { totalVolume: 4 });
    expect(await subjectsTo(tenant.emailAddress)).toEqual([all, nearlyAll, all, nearlyAll]);
    await setAllowance(ctx, 'SubmitArchive', { totalVolume: null });
    await spend(ctx, 9, 20);
    expect(await subjectsTo(tenant.emailAddress)).toHaveLength(4);
  });

  it('sends one mail for an allowance of one unit, and none for an empty one', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await setAllowance(ctx, 'SubmitArchive', { totalVolume: 0 });
    await setAllowance(ctx, 'SubmitArchive', { totalVolume: 1 });
    await spend(ctx, 1, 1);
    expect(await subjectsTo(tenant.emailAddress)).toEqual([all]);
  });

  it('sends one mail when many units are spent at the same time, and none on rollback', async () => {
    const tenant = await createTestTenant(app);
    const ctx = contextOf(tenant);
    await setAllowance(ctx, 'SubmitArchive', { totalVolume: 20 });
    const failing = inTransaction(ctx, async (tx) => {
      for (let number = 1; number <= 20; number++) await spendAllowance(tx, 'SubmitArchive', `lost-${number}`);
      throw new Error('later');
    });
    await expect(failing).rejects.toThrow('later');
    expect(await subjectsTo(tenant.emailAddress)).toEqual([]);
    await Promise.all(Array.from({ length: 20 }, (_, index) => spend(ctx, index, index)));
    expect(await subjectsTo(tenant.emailAddress)).toEqual([all, nearlyAll]);
  });

  it('reaches administrators of the organization only, and names the mode', async () => {
    const tenant = await createTestTenant(app);
    const other = await createTestTenant(app);
    const admin = await addTestMember(app, tenant, 'ADMIN');
    const developer = await addTestMember(app, tenant, 'DEVELOPER');
    await setAllowance(contextOf(tenant, 'PRODUCTION'), 'CreateWebhook', { totalVolume: 1 });
    await setAllowance(contextOf(other), 'CreateWebhook', { totalVolume: 9 });
    const body = { name: 'Orders', url: 'https://hooks.example.com/', active: true, secret: 's' };
    const authorization = tenant.basic.PRODUCTION;
    const created = await request(app, webhooksApi.create, {
      authorization,
      mode: 'PRODUCTION',
      body: { ...body, eventTypes: ['ALL_EVENTS'] },
    });
    expect(created.status).toBe(200);
    const subject = 'You have used up your free webhooks in Production mode';
    expect(await subjectsTo(tenant.emailAddress)).toEqual([subject]);
    expect(await subjectsTo(admin.emailAddress)).toEqual([subject]);
    expect(await subjectsTo(developer.emailAddress)).toEqual([]);
    expect(await subjectsTo(other.emailAddress)).toEqual([]);
  });

  it('names the contact of the operator in mails, refusals, settings and reference', async () => {
    const own = await createTestApp({ CONTACT_URL: 'https://example.com/help', CONTACT_EMAIL: 'help@example.com' });
    const tenant = await createTestTenant(own);
    const ctx = contextOf(tenant, 'SANDBOX', own);
    await setAllowance(ctx, 'SubmitArchive', { totalVolume: 1 });
    await spend(ctx, 1, 1);
    await expect(spend(ctx, 2, 2)).rejects.toMatchObject({
      message:
        'Your organization has used up its 1 free document in Sandbox mode. Get in touch to get more: https://example.com/help',
    });
    const [mail] = await mailsTo(own, tenant.emailAddress);
    expect(mail!.text).toContain('To get more, contact us: https://example.com/help');
    const config = (await own.portal.inject('/config.json')).json();
    expect(config).toMatchObject({
      contactUrl: 'https://example.com/help',
      contactEmail: 'help@example.com',
      selfHosted: null,
    });
    expect((await own.portal.inject('/openapi.json')).json().info.contact).toEqual({
      name: 'The operator of this installation',
      url: 'https://example.com/help',
      email: 'help@example.com',
    });
    await own.portal.close();
    await own.link.close();
  });
});

describe('the list of allowances', () => {
  it('contains every action of the mode with total, use, rest and last use', async () => {
    const tenant = await createTestTenant(app);
    const list = async (mode: Mode) =>
      (await request(app, usageApi.allowances, { authorization: tenant.developer, query: { mode } })).data.items;
    const fresh = await list('SANDBOX');
    expect(fresh.map(({ action }) => action)).toEqual(usageActionSchema.options);
    expect(fresh[0]).toEqual({
      mode: 'SANDBOX',
      action: 'CreateWebhook',
      isEnabled: true,
      usedVolume: 0,
      totalVolume: 20,
      remainVolume: 20,
      lastUsedAt: null,
    });
    const ctx = contextOf(tenant);
    await setAllowance(ctx, 'SubmitArchive', { totalVolume: 3 });
    await spend(ctx, 1, 2);
    await spend(ctx, 1, 3, 'ConnectAccount');
    await setAllowance(ctx, 'SubmitArchive', { totalVolume: 1 });
    const find = (items: typeof fresh, action: UsageAction) => items.find((item) => item.action === action);
    const used = await list('SANDBOX');
    expect(find(used, 'SubmitArchive')).toMatchObject({
      usedVolume: 2,
      totalVolume: 1,
      remainVolume: 0,
      lastUsedAt: expect.any(String),
    });
    expect(find(used, 'ConnectAccount')).toMatchObject({ usedVolume: 3, totalVolume: null, remainVolume: null });
    expect(find(await list('PRODUCTION'), 'SubmitArchive')).toMatchObject({ usedVolume: 0, lastUsedAt: null });
  });
});

it('tells a portal without a contact how it is hosted', async () => {
  const config = (await app.portal.inject('/config.json')).json();
  expect(config).toMatchObject({ contactUrl: '/contact', contactEmail: null });
  expect(config.selfHosted).toEqual({ isEmbedded: app.deps.config.databaseUrl === null });
});
