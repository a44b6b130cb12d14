import type { Mode } from '@smile/contract/common';
import { widgetApi } from '@smile/contract/widget';
import { widgetArchivesApi } from '@smile/contract/widget-archives';
import { type StoredTemplate, templateLimits, winkTemplatesApi } from '@smile/contract/wink-templates';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, startLogin } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

const missing = { status: 404, code: 'MISSING_RESOURCE' };
const refused = { status: 400, code: 'INVALID_PARAMETERS' };
const query = { mode: 'SANDBOX' } as const;

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

type Body = Parameters<typeof create>[0];

function create(body: Record<string, unknown> = { name: 'Loans' }, owner = tenant, mode: Mode = 'SANDBOX') {
  return request(app, winkTemplatesApi.create, { authorization: owner.developer, query: { mode }, body });
}

function readConfig(authorization: string, templateId: string | undefined, mode: Mode = 'SANDBOX') {
  return request(app, widgetApi.config, { authorization, mode, query: { templateId } });
}

const full = {
  name: 'Loans',
  companyName: 'Palomero Lending',
  companyLogoUrl: 'https://link.example/cdn/images/img-1.png',
  themeColor: '#1A4FD0',
  fileTypeConfig: { fileTypes: ['PAYSLIP'] },
  providerConfig: { providers: ['sss_ph', 'nbi_ph'], topProviders: ['nbi_ph'], excludeConnectedProviders: true },
  successPageConfig: {
    successText: 'Thank you.',
    doneButtonText: 'Finish',
    connectMoreAccountsButtonText: 'One more',
    connectedAccountLimit: 2,
  },
  consentPageConfig: { enabled: false, getStartedButtonText: 'Begin' },
  usageText: 'To check your income.',
  enableLearnMoreLink: false,
};

describe('templates', () => {
  it('stores everything that was saved', async () => {
    const created = await create(full);
    expect(created).toMatchObject({ status: 201, code: 'OK' });
    expect(created.data.id).toMatch(/^wtpl-[0-9a-f]{32}$/);
    const saved = { ...full, themeColor: '#1a4fd0', enableUpload: true };
    const read = await request(app, winkTemplatesApi.get, {
      authorization: tenant.developer,
      params: { id: created.data.id },
      query,
    });
    expect(read).toMatchObject({ status: 200, data: saved });
    expect(read.data).toEqual(created.data);
  });

  it('fills in defaults, and saves an empty name as default', async () => {
    const { data } = await create({ name: '  ' });
    expect(data).toMatchObject({
      name: 'default',
      themeColor: '#167e1c',
      enableUpload: false,
      providerConfig: { providers: [], topProviders: [], excludeConnectedProviders: false },
      successPageConfig: { connectedAccountLimit: -1 },
      consentPageConfig: { enabled: true },
      enableLearnMoreLink: true,
    });
  });

  it('updates and audits the change', async () => {
    const { data } = await create(full);
    app.clock.advanceSeconds(5);
    const update = await request(app, winkTemplatesApi.update, {
      authorization: tenant.developer,
      params: { id: data.id },
      query,
      body: { ...data, name: 'Cards', themeColor: '#fff', enableUpload: false } as Body,
    });
    app.clock.reset();
    expect(update).toMatchObject({ status: 200, data: { id: data.id, name: 'Cards', enableUpload: true } });
    expect(update.data.createdAt).toBe(data.createdAt);
    expect(update.data.updatedAt! > data.updatedAt!).toBe(true);
    const rows = await systemContext(app.deps).db.query(sql`
      select action, actor_id as actor, before->>'name' as before, after->>'name' as after
      from audit_log where entity_id = ${data.id} order by created_at`);
    const actor = tenant.developerId;
    expect(rows).toEqual([
      { action: 'wink-template.create', actor, before: null, after: 'Loans' },
      { action: 'wink-template.update', actor, before: 'Loans', after: 'Cards' },
    ]);
  });

  it('deletes', async () => {
    const { data } = await create();
    const one = { authorization: tenant.developer, params: { id: data.id }, query };
    expect(await request(app, winkTemplatesApi.remove, one)).toMatchObject({ status: 200, code: 'OK' });
    expect(await request(app, winkTemplatesApi.remove, one)).toMatchObject(missing);
    expect(await request(app, winkTemplatesApi.get, one)).toMatchObject(missing);
    expect(await request(app, winkTemplatesApi.update, { ...one, body: { name: 'Gone' } })).toMatchObject(missing);
  });

  it('lists ten at a time, newest first, without repeats', async () => {
    const owner = await createTestTenant(app);
    for (let count = 1; count <= 12; count++) await create({ name: `Template ${count}` }, owner);
    const list = (cursor?: string) =>
      request(app, winkTemplatesApi.list, { authorization: owner.developer, query: { ...query, cursor } });
    const first = await list();
    expect(first.data.items).toHaveLength(10);
    const second = await list(first.data.nextCursor!);
    expect(second.data.nextCursor).toBeNull();
    const all = [...first.data.items, ...second.data.items] as StoredTemplate[];
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
    const times = all.map(({ createdAt }) => createdAt!);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('has an immutable built-in template', async () => {
    const one = { authorization: tenant.developer, params: { id: 'default_customization' }, query };
    expect(await request(app, winkTemplatesApi.get, one)).toMatchObject({
      status: 200,
      data: { id: 'default_customization', name: 'Default', createdAt: null, updatedAt: null },
    });
    expect(await request(app, winkTemplatesApi.update, { ...one, body: full })).toMatchObject(refused);
    expect(await request(app, winkTemplatesApi.remove, one)).toMatchObject(refused);
  });
});

it('accepts documents among the listed sources and allows their upload', async () => {
  const { data } = await create({ providerConfig: { providers: ['sss_ph', 'PAYSLIP'] } });
  expect(data).toMatchObject({
    enableUpload: true,
    fileTypeConfig: { fileTypes: ['PAYSLIP'] },
    providerConfig: { providers: ['sss_ph', 'PAYSLIP'] },
  });
  const user = await createTestUser(app, tenant);
  const offered = await request(app, widgetArchivesApi.fileTypes, {
    authorization: user.link,
    query: { templateId: data.id },
  });
  expect(offered.data.items.map(({ type }) => type)).toEqual(['PAYSLIP']);
});

describe('saving a template', () => {
  const manyProviders = ['sss_ph', 'nbi_ph', 'grab', 'tesda_ph'];
  it.each<[string, Record<string, unknown>]>([
    ['a colour that is none', { themeColor: 'green' }],
    ['a colour with too many digits', { themeColor: '#12345' }],
    ['a limit of zero', { successPageConfig: { connectedAccountLimit: 0 } }],
    ['a limit below -1', { successPageConfig: { connectedAccountLimit: -2 } }],
    ['half an account', { successPageConfig: { connectedAccountLimit: 1.5 } }],
    ['an unknown provider', { providerConfig: { providers: ['nowhere'] } }],
    ['an unknown top provider', { providerConfig: { topProviders: [...manyProviders, 'nowhere'] } }],
    [
      'more than ten top providers',
      { providerConfig: { topProviders: Array.from({ length: 11 }, (_, i) => `p${i}`) } },
    ],
    ['a file type that cannot be uploaded', { fileTypeConfig: { fileTypes: ['SOCIAL_SECURITY'] } }],
    ['an unknown file type', { fileTypeConfig: { fileTypes: ['NOVEL'] } }],
    ['a logo that is no web address', { companyLogoUrl: 'javascript:alert(1)' }],
    ['a long name', { name: 'x'.repeat(templateLimits.name + 1) }],
    ['a long usage text', { usageText: 'x'.repeat(templateLimits.usageText + 1) }],
    ['a long button text', { consentPageConfig: { getStartedButtonText: 'x'.repeat(templateLimits.buttonText + 1) } }],
  ])('refuses %s', async (_, change) => {
    expect(await create({ name: 'Wrong', ...change })).toMatchObject(refused);
  });

  it('rejects a missing mode', async () => {
    const input = { authorization: tenant.developer, query: {} as typeof query };
    expect(await request(app, winkTemplatesApi.list, input)).toMatchObject(refused);
  });

  it('rejects other actors than the tenant’s developers', async () => {
    const { data } = await create();
    const other = await createTestTenant(app);
    const one = { params: { id: data.id }, query };
    const asOther = { ...one, authorization: other.developer };
    expect(await request(app, winkTemplatesApi.get, asOther)).toMatchObject(missing);
    expect(await request(app, winkTemplatesApi.update, { ...asOther, body: full })).toMatchObject(missing);
    expect(await request(app, winkTemplatesApi.remove, asOther)).toMatchObject(missing);
    const answer = { status: 401, code: 'INVALID_TOKEN' };
    for (const authorization of [undefined, tenant.openApi.SANDBOX, tenant.basic.SANDBOX]) {
      expect(await request(app, winkTemplatesApi.list, { authorization, query })).toMatchObject(answer);
      expect(await request(app, winkTemplatesApi.get, { ...one, authorization })).toMatchObject(answer);
      expect(await request(app, winkTemplatesApi.create, { authorization, query, body: full })).toMatchObject(answer);
      expect(await request(app, winkTemplatesApi.update, { ...one, authorization, body: full })).toMatchObject(answer);
      expect(await request(app, winkTemplatesApi.remove, { ...one, authorization })).toMatchObject(answer);
    }
  });

  it('rejects the other mode’s templates', async () => {
    const { data } = await create();
    const elsewhere = {
      authorization: tenant.developer,
      params: { id: data.id },
      query: { mode: 'PRODUCTION' } as const,
    };
    expect(await request(app, winkTemplatesApi.get, elsewhere)).toMatchObject(missing);
    expect(await request(app, winkTemplatesApi.update, { ...elsewhere, body: full })).toMatchObject(missing);
    expect(await request(app, winkTemplatesApi.remove, elsewhere)).toMatchObject(missing);
    const { params: _, ...all } = elsewhere;
    const listed = await request(app, winkTemplatesApi.list, all);
    expect(listed.data.items.map(({ id }) => id)).not.toContain(data.id);
  });
});

describe('the widget', () => {
  it('gets the named template of its mode and tenant', async () => {
    const { data } = await create(full);
    const { createdAt: _, updatedAt: __, ...template } = data;
    const user = await createTestUser(app, tenant);
    expect((await readConfig(user.link, data.id)).data.template).toEqual(template);
    const builtIn = { template: { id: 'default_customization' } };
    expect((await readConfig(user.link, undefined)).data).toMatchObject(builtIn);
    expect((await readConfig(user.link, 'wtpl-unknown')).data).toMatchObject(builtIn);
    const inProduction = await createTestUser(app, tenant, 'PRODUCTION');
    expect((await readConfig(inProduction.link, data.id, 'PRODUCTION')).data).toMatchObject(builtIn);
    const foreign = await createTestUser(app, await createTestTenant(app));
    expect((await readConfig(foreign.link, data.id)).data).toMatchObject(builtIn);
  });

  it('lists the template’s providers, highlighted ones first, without connected ones', async () => {
    const { data } = await create(full);
    const user = await createTestUser(app, tenant);
    const list = async (change: Record<string, string> = {}) => {
      const input = { authorization: user.link, query: { templateId: data.id, ...change } };
      return (await request(app, widgetApi.providers, input)).data.items.map(({ id }) => id);
    };
    expect(await list()).toEqual(['nbi_ph', 'sss_ph']);
    expect(await list({ ids: 'grab,sss_ph' })).toEqual(expect.arrayContaining(['grab', 'sss_ph']));
    const { data: account } = await startLogin(app, user, 'nbi_ph');
    expect(account.status).toBe('CONNECTED');
    expect(await list()).toEqual(['sss_ph']);
  });
});
