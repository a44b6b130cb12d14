import type { Mode } from '@smile/contract/common';
import { hostedSitesApi } from '@smile/contract/hosted-sites';
import { missingLogoMessage } from '@smile/contract/site-template-v2';
import { type WinkSite, winkSitesApi } from '@smile/contract/wink-sites';
import { winkTemplatesApi } from '@smile/contract/wink-templates';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { pngOf } from '../../../testing/documents/png.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestSite, lowCodeTemplate } from '../../../testing/wink-sites.ts';
import { systemContext } from '../../context.ts';

const missing = { status: 404, code: 'MISSING_RESOURCE' };
const refused = { status: 400, code: 'INVALID_PARAMETERS' };
const conflict = { status: 409, code: 'EDIT_CONFLICT' };

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

const query = { mode: 'SANDBOX' } as const;
const one = (id: string, owner = tenant, mode: Mode = 'SANDBOX') => ({
  authorization: owner.developer,
  params: { id },
  query: { mode },
});
const get = (id: string) => request(app, winkSitesApi.get, one(id));
const create = (body: object, owner = tenant) =>
  request(app, winkSitesApi.create, { authorization: owner.developer, query, body: body as never });
const update = (id: string, body: object) => request(app, winkSitesApi.update, { ...one(id), body: body as never });
const setStatus = (id: string, enabled: boolean) =>
  request(app, winkSitesApi.setStatus, { ...one(id), body: { enabled } });

const withTemplate = { winkTemplateId: 'default_customization' };

async function createTemplate(name = 'Loans'): Promise<string> {
  const input = { authorization: tenant.developer, query, body: { name } };
  return (await request(app, winkTemplatesApi.create, input)).data.id;
}

async function readAudit(id: string): Promise<unknown[]> {
  return systemContext(app.deps).db.query(sql`
    select action, actor_id as actor, before->>'name' as before, after->>'name' as after
    from audit_log where entity_id = ${id} order by created_at, id`);
}

const written = {
  companyLogoUrl: 'https://link.example/cdn/images/img-1.png',
  redirectBackUrl: 'https://bank.example/done?x=1',
  redirectBackUrlOnFailure: 'https://bank.example/again',
  landingPageConfig: {
    enabled: false,
    headerText: ' Share ',
    bodyText: '\t**Two** minutes\n',
    continueButtonName: ' Go ',
  },
  resultPageConfig: {
    enabled: false,
    enableQrCode: false,
    successPage: { headerText: 'Thanks', bodyText: 'Done.', continueButtonName: 'Leave' },
    failurePage: { headerText: 'Sorry', bodyText: 'Not done.', continueButtonName: 'Again' },
  },
};

describe('a site of the drawer', () => {
  it('keeps everything that was written, trimmed, with the present name of its template', async () => {
    const winkTemplateId = await createTemplate('Loans');
    const created = await create({ name: 'Onboarding', winkTemplateId, winkSiteTemplate: written });
    expect(created).toMatchObject({ status: 201, code: 'OK' });
    expect(created.data.id).toMatch(/^ws-[0-9a-f]{32}$/);
    await request(app, winkTemplatesApi.update, { ...one(winkTemplateId), body: { name: 'Cards' } });
    const { landingPageConfig } = written;
    expect((await get(created.data.id)).data).toEqual({
      id: created.data.id,
      name: 'Onboarding',
      type: 'DEFAULT',
      folder: null,
      enabled: true,
      url: `${app.deps.config.linkUrl}/${created.data.id}`,
      version: 1,
      hasDraft: false,
      draftAuthors: [],
      draftRevision: 0,
      winkTemplateId,
      winkTemplateName: 'Cards',
      createdAt: created.data.createdAt,
      updatedAt: created.data.createdAt,
      winkSiteTemplate: {
        ...written,
        winkTemplateId,
        winkTemplateName: 'Cards',
        landingPageConfig: {
          ...landingPageConfig,
          headerText: 'Share',
          bodyText: '**Two** minutes',
          continueButtonName: 'Go',
        },
        providerPageConfig: {},
      },
    });
  });

  it('has default buttons, pages and name', async () => {
    const { data } = await create({ ...withTemplate, winkSiteTemplate: {} });
    expect(data).toMatchObject({
      name: 'Default Customization Wink Site',
      enabled: true,
      winkTemplateName: 'Default',
      winkSiteTemplate: {
        landingPageConfig: { enabled: true, continueButtonName: 'GET STARTED' },
        resultPageConfig: {
          enabled: true,
          enableQrCode: true,
          successPage: { continueButtonName: 'CONTINUE' },
          failurePage: { continueButtonName: 'CONNECT' },
        },
      },
    });
    const named = await create({ ...withTemplate, name: '  ', enabled: false, winkSiteTemplate: {} });
    expect(named.data).toMatchObject({ name: 'default', enabled: false });
  });

  it('is not saved without a widget template', async () => {
    const message = 'Please select the Wink Widget template';
    expect(await create({ winkSiteTemplate: {} })).toMatchObject({ ...refused, message });
    const { id } = await createTestSite(app, tenant);
    expect(await update(id, { winkSiteTemplate: {} })).toMatchObject({ ...refused, message });
  });
});

it('keeps unknown keys of a builder site, and names the template of its widget', async () => {
  const { data } = await create({ type: 'LOWCODE', name: 'Builder', winkSiteTemplate: lowCodeTemplate });
  expect(data).toMatchObject({ type: 'LOWCODE', winkTemplateId: 'default_customization', winkTemplateName: 'Default' });
  const { winkSiteTemplate } = (await get(data.id)).data;
  expect(winkSiteTemplate).toMatchObject(lowCodeTemplate);
  expect(winkSiteTemplate).toMatchObject({ scenes: [{ reference: 'Scene_1', name: 'Default Scene' }] });
});

it('refuses a builder site with all problems that keep it from being published', async () => {
  const [about, connect] = lowCodeTemplate.scenes[0].screens;
  const { module } = about;
  const component = module.props.components[0];
  const fields = [
    { ...component, props: { label: '', name: 'a' } },
    {
      ...component,
      reference: 'Input_2',
      props: { label: 'Pay', name: 'a', rules: [{ format: 'REGEX', regex: '(?=x)' }] },
    },
  ];
  const screens = [
    {
      ...about,
      props: { screenName: 'About you', routers: [{ target: '', conditions: [] }] },
      module: { ...module, props: { components: fields } },
    },
    { ...connect, props: { screenName: 'Connect', routers: [{ target: 'Screen_about', conditions: [] }] } },
  ];
  const refusal = await create({ type: 'LOWCODE', name: '', winkSiteTemplate: { scenes: [{ screens }] } });
  expect(refusal).toMatchObject(refused);
  expect(refusal.message.split('\n')).toEqual([
    'Duplicate component Field Name found in screen: About you',
    'Display Label is required in Input component in screen: About you',
    expect.stringContaining('Regular expression of Pay in screen: About you'),
    'Target URL is required in screen About you next config item 1',
    'Target Screen cannot be the first screen in screen Connect next config item 1',
    'Site name cannot be empty',
  ]);
});

describe('the list', () => {
  it('shows twenty at a time, newest first, each once', async () => {
    const owner = await createTestTenant(app);
    for (let count = 1; count <= 22; count++) await createTestSite(app, owner, { name: `Site ${count}` });
    const list = (cursor?: string) =>
      request(app, winkSitesApi.list, { authorization: owner.developer, query: { ...query, cursor } });
    const first = await list();
    const second = await list(first.data.nextCursor!);
    expect([first.data.items.length, second.data.items.length, second.data.nextCursor]).toEqual([20, 2, null]);
    const all = [...first.data.items, ...second.data.items] as WinkSite[];
    expect(new Set(all.map(({ id }) => id)).size).toBe(22);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(Object.keys(first.data).sort()).toEqual(['items', 'nextCursor']);
    expect(await list('nothing')).toMatchObject(refused);
    const {
      winkSiteTemplate: _,
      draftRevision: __,
      ...listed
    } = (await request(app, winkSitesApi.get, one(all[0]!.id, owner))).data;
    expect(all[0]).toEqual(listed);
  });
});

describe('saving a site', () => {
  it('creates a version for changed pages, but not for a new name or status', async () => {
    const site = await createTestSite(app, tenant);
    app.clock.advanceSeconds(5);
    const renamed = await update(site.id, { ...withTemplate, name: 'Cards', winkSiteTemplate: site.winkSiteTemplate });
    expect(renamed).toMatchObject({ status: 200, data: { name: 'Cards', version: 1 } });
    expect(renamed.data.updatedAt > site.updatedAt).toBe(true);
    const page = await request(app, hostedSitesApi.get, { params: { id: site.id } });
    expect(page.data).toMatchObject({ version: 1, flow: { name: 'Cards' } });
    expect((await setStatus(site.id, false)).data).toMatchObject({ enabled: false, version: 1 });
    const changed = await update(site.id, { ...withTemplate, winkSiteTemplate: written });
    expect(changed.data).toMatchObject({ name: 'Cards', enabled: false, version: 2 });
    app.clock.reset();
    const actor = tenant.developerId;
    expect(await readAudit(site.id)).toEqual([
      { action: 'wink-site.create', actor, before: null, after: 'Loans' },
      { action: 'wink-site.rename', actor, before: 'Loans', after: 'Cards' },
      { action: 'wink-site.status', actor, before: null, after: null },
      { action: 'wink-site.update', actor, before: 'Cards', after: 'Cards' },
    ]);
  });

  it('changes nothing when the content is the same', async () => {
    const site = await createTestSite(app, tenant);
    app.clock.advanceSeconds(5);
    const { winkSiteTemplate, name, enabled } = site;
    expect((await update(site.id, { name, enabled, winkSiteTemplate })).data).toEqual(site);
    expect((await setStatus(site.id, true)).data).toMatchObject({ updatedAt: site.updatedAt });
    app.clock.reset();
    expect(await readAudit(site.id)).toHaveLength(1);
  });

  it('refuses a change of an older version', async () => {
    const { id } = await createTestSite(app, tenant);
    const save = (bodyText: string, baseVersion?: number) =>
      update(id, { ...withTemplate, baseVersion, winkSiteTemplate: { landingPageConfig: { bodyText } } });
    expect((await save('First', 1)).data.version).toBe(2);
    expect(await save('Second', 1)).toMatchObject(conflict);
    expect((await save('Second')).data.version).toBe(3);
  });

  it('refuses a change that was based on an old name or status', async () => {
    const { id, winkSiteTemplate } = await createTestSite(app, tenant);
    const rename = (name: string, base: object) => update(id, { name, winkSiteTemplate, ...base });
    expect((await rename('Cards', { baseVersion: 1, baseName: 'Loans', baseEnabled: true })).data.name).toBe('Cards');
    expect(await rename('Bonds', { baseVersion: 1, baseName: 'Loans' })).toMatchObject(conflict);
    await setStatus(id, false);
    expect(await rename('Bonds', { baseName: 'Cards', baseEnabled: true })).toMatchObject(conflict);
    const { data } = await request(app, winkSitesApi.get, one(id));
    expect(data).toMatchObject({ name: 'Cards', enabled: false, version: 1 });
  });

  it('takes one of two that rename the same site at once', async () => {
    const { id, winkSiteTemplate } = await createTestSite(app, tenant);
    const rename = (name: string) => update(id, { name, winkSiteTemplate, baseVersion: 1, baseName: 'Loans' });
    const answers = await Promise.all([rename('Cards'), rename('Bonds')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes one of two that save the same version at once', async () => {
    const { id } = await createTestSite(app, tenant);
    const save = (bodyText: string) =>
      update(id, { ...withTemplate, baseVersion: 1, winkSiteTemplate: { landingPageConfig: { bodyText } } });
    const answers = await Promise.all([save('First'), save('Second')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('does not turn a site into one of the other kind', async () => {
    const { id } = await createTestSite(app, tenant);
    const lowCode = { type: 'LOWCODE', winkSiteTemplate: lowCodeTemplate };
    expect(await update(id, lowCode)).toMatchObject(refused);
    const { data } = await create(lowCode);
    expect(await update(data.id, { ...withTemplate, winkSiteTemplate: {} })).toMatchObject(refused);
  });
});

it('hides a deleted site, and keeps its row for its sessions', async () => {
  const { id } = await createTestSite(app, tenant);
  expect(await request(app, winkSitesApi.remove, one(id))).toMatchObject({ status: 200, code: 'OK' });
  const gone = [
    request(app, winkSitesApi.remove, one(id)),
    get(id),
    update(id, { ...withTemplate, winkSiteTemplate: {} }),
    setStatus(id, true),
    request(app, winkSitesApi.listVersions, one(id)),
  ];
  for (const answer of await Promise.all(gone)) expect(answer).toMatchObject(missing);
  const listed = await request(app, winkSitesApi.list, { authorization: tenant.developer, query });
  expect(listed.data.items.map((site) => site.id)).not.toContain(id);
  const rows = await systemContext(app.deps).db.query(sql`select is_enabled from wink_sites where id = ${id}`);
  expect(rows).toEqual([{ is_enabled: false }]);
});

describe('a widget template', () => {
  it('cannot be deleted while published sites use it', async () => {
    const winkTemplateId = await createTemplate();
    const first = await createTestSite(app, tenant, { name: 'First', winkTemplateId });
    const screens = lowCodeTemplate.scenes[0].screens.map((screen) => ({
      ...screen,
      module: screen.module.type === 'FormModule' ? screen.module : { ...screen.module, props: { winkTemplateId } },
    }));
    app.clock.advanceSeconds(1);
    const second = await create({ type: 'LOWCODE', name: 'Second', winkSiteTemplate: { scenes: [{ screens }] } });
    const remove = () => request(app, winkTemplatesApi.remove, one(winkTemplateId));
    const message = expect.stringContaining('"Second", "First"');
    expect(await remove()).toMatchObject({ ...refused, message });
    await setStatus(first.id, false);
    expect(await remove()).toMatchObject({ ...refused, message: expect.stringContaining('"Second"') });
    await request(app, winkSitesApi.remove, one(second.data.id));
    app.clock.reset();
    expect(await remove()).toMatchObject({ status: 200 });
    const site = await get(first.id);
    expect(site.data).toMatchObject({ winkTemplateId, winkTemplateName: 'Invalid WinkTemplate' });
    const renamed = await update(first.id, { name: 'Renamed', winkSiteTemplate: site.data.winkSiteTemplate });
    expect(renamed).toMatchObject({ status: 200, data: { name: 'Renamed', version: 1 } });
  });

  it('must be one of the mode', async () => {
    const winkTemplateId = await createTemplate();
    const body = { winkTemplateId, winkSiteTemplate: {} };
    const inProduction = await request(app, winkSitesApi.create, {
      authorization: tenant.developer,
      query: { mode: 'PRODUCTION' },
      body,
    });
    expect(inProduction).toMatchObject(refused);
    expect(await create({ ...body, winkTemplateId: 'wtpl-unknown' })).toMatchObject({
      ...refused,
      message: 'There is no widget template "wtpl-unknown".',
    });
  });
});

describe('creating a site', () => {
  const exitLinks = [
    'http://a.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//a.example',
    'https:a',
    'https://',
    'https://user:pw@a.example',
    'HTTPS://user@a.example/',
    'https://@a.example',
  ];
  it.each(exitLinks)('refuses %s as an exit link', async (redirectBackUrl) => {
    const { id } = await createTestSite(app, tenant);
    for (const winkSiteTemplate of [{ redirectBackUrl }, { redirectBackUrlOnFailure: redirectBackUrl }]) {
      expect(await create({ ...withTemplate, winkSiteTemplate })).toMatchObject(refused);
      expect(await update(id, { ...withTemplate, winkSiteTemplate })).toMatchObject(refused);
    }
  });

  it('accepts an at sign behind the host of an exit link', async () => {
    const redirectBackUrl = 'https://a.example/@shop?to=a@b.example#@';
    expect(await create({ ...withTemplate, winkSiteTemplate: { redirectBackUrl } })).toMatchObject({ status: 201 });
  });

  it.each<[string, object]>([
    ['a long header', { landingPageConfig: { headerText: 'x'.repeat(201) } }],
    ['a long introduction', { landingPageConfig: { bodyText: 'x'.repeat(1001) } }],
    ['a long button', { landingPageConfig: { continueButtonName: 'x'.repeat(41) } }],
    ['a long header of a result', { resultPageConfig: { successPage: { headerText: 'x'.repeat(201) } } }],
    ['a long message', { resultPageConfig: { failurePage: { bodyText: 'x'.repeat(1001) } } }],
    ['a long button of a result', { resultPageConfig: { failurePage: { continueButtonName: 'x'.repeat(41) } } }],
    ['a long exit link', { redirectBackUrl: `https://a.example/${'x'.repeat(2000)}` }],
    ['a text that turns the direction of writing', { landingPageConfig: { bodyText: 'a\u202eb' } }],
    ['half a letter', { landingPageConfig: { headerText: '\ud83c' } }],
    ['a logo that is no web address', { companyLogoUrl: 'javascript:alert(1)' }],
    ['a logo that is not there', { companyLogoUrl: `http://localhost:3001/cdn/images/img-${'0'.repeat(32)}.png` }],
    ['a switch that is none', { resultPageConfig: { enabled: 'yes' } }],
  ])('refuses %s', async (_, winkSiteTemplate) => {
    expect(await create({ ...withTemplate, winkSiteTemplate })).toMatchObject(refused);
  });

  it('refuses a name beyond its limit, counting an emoji as one letter', async () => {
    const named = (name: string) => create({ ...withTemplate, name, winkSiteTemplate: {} });
    expect(await named('x'.repeat(101))).toMatchObject(refused);
    expect(await named('🎉'.repeat(100))).toMatchObject({ status: 201 });
    expect(await named('🎉'.repeat(101))).toMatchObject(refused);
  });

  it('refuses the picture of another tenant, however its address is written', async () => {
    const other = await createTestTenant(app);
    const pictureOf = async (owner: TestTenant) => {
      const payload = new FormData();
      payload.set('file', new File([new Uint8Array(pngOf(Buffer.alloc(16)))], 'logo.png'));
      const headers = { authorization: owner.developer };
      const url = '/developer/v1/images';
      return (await app.portal.inject({ method: 'POST', url, headers, payload: payload as never })).json().data
        .imageUrl;
    };
    const theirs = await pictureOf(other);
    const { id } = await createTestSite(app, tenant);
    const upper = theirs.replace('http://localhost', 'HTTP://LOCALHOST').replace('/cdn/', '/./cdn/');
    for (const companyLogoUrl of [theirs, upper, `${theirs}?x`]) {
      const answer = { ...refused, message: missingLogoMessage };
      expect(await create({ ...withTemplate, winkSiteTemplate: { companyLogoUrl } })).toMatchObject(answer);
      expect(await update(id, { ...withTemplate, winkSiteTemplate: { companyLogoUrl } })).toMatchObject(answer);
    }
    const mine = { companyLogoUrl: await pictureOf(tenant) };
    expect(await create({ ...withTemplate, winkSiteTemplate: mine })).toMatchObject({ status: 201 });
  });

  it('refuses builder pages beyond their limits', async () => {
    const input = (name: number) => ({ reference: `Input_${name}`, itemType: 'Input', props: {} });
    const screenOf = (name: string, count: number) => ({
      reference: `Screen_${name}`,
      props: { screenName: name },
      module: {
        reference: `FormModule_${name}`,
        type: 'FormModule',
        props: { components: Array.from({ length: count }, (_, at) => input(at)) },
      },
    });
    let deep: object = {};
    for (let level = 0; level < 30; level++) deep = { deep };
    const tooMuch: object[] = [
      { scenes: [] },
      { scenes: [{ screens: [] }] },
      { scenes: [{ screens: [screenOf('a', 300), screenOf('b', 201)] }] },
      { scenes: [{ screens: Array.from({ length: 51 }, (_, at) => screenOf(`s${at}`, 0)) }] },
      { scenes: [{ screens: [{ ...screenOf('a', 1), additionalProps: deep }] }] },
      { scenes: [{ screens: [{ ...screenOf('a', 1), additionalProps: { text: 'x'.repeat(600_000) } }] }] },
      { scenes: [{ screens: [{ ...screenOf('a', 1), reference: 'Page_a' }] }] },
      { scenes: [{ screens: [screenOf('a', 1)] }], additionalConfig: { themeColor: 'green' } },
    ];
    for (const winkSiteTemplate of tooMuch)
      expect(await create({ type: 'LOWCODE', winkSiteTemplate })).toMatchObject(refused);
    expect(await create({ type: 'LOWCODE', name: ' ', winkSiteTemplate: lowCodeTemplate })).toMatchObject({
      ...refused,
      message: 'Site name cannot be empty',
    });
  });

  it('hides the sites of another tenant and of the other mode', async () => {
    const { id } = await createTestSite(app, tenant);
    const other = await createTestTenant(app);
    const body = { ...withTemplate, winkSiteTemplate: {} };
    for (const stranger of [one(id, other), one(id, tenant, 'PRODUCTION')]) {
      const answers = await Promise.all([
        request(app, winkSitesApi.get, stranger),
        request(app, winkSitesApi.update, { ...stranger, body }),
        request(app, winkSitesApi.setStatus, { ...stranger, body: { enabled: false } }),
        request(app, winkSitesApi.remove, stranger),
      ]);
      for (const answer of answers) expect(answer).toMatchObject(missing);
    }
    const listed = await request(app, winkSitesApi.list, { authorization: other.developer, query });
    expect(listed.data.items).toEqual([]);
  });

  it('rejects other actors than the tenant’s developers', async () => {
    const answer = { status: 401, code: 'INVALID_TOKEN' };
    for (const authorization of [undefined, tenant.openApi.SANDBOX, tenant.basic.SANDBOX])
      expect(await request(app, winkSitesApi.list, { authorization, query })).toMatchObject(answer);
  });
});
