import { winkSitesApi } from '@smile/contract/wink-sites';
import { templateInputSchema, winkTemplatesApi } from '@smile/contract/wink-templates';
import type { SiteFlow } from '@smile/site-model/flow';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestSite, lowCodeTemplate } from '../../../testing/wink-sites.ts';
import { modeContext, systemContext, tenantContext } from '../../context.ts';
import { flowFormat } from './compile-site.ts';
import { selectFlow } from './shared-visit-queries.ts';

const missing = { status: 404, code: 'MISSING_RESOURCE' };

let app: TestApp;
let tenant: TestTenant;
let id: string;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});
beforeEach(async () => {
  id = (await createTestSite(app, tenant)).id;
});

const one = (siteId = id, authorization = tenant.developer) => ({
  authorization,
  params: { id: siteId },
  query: { mode: 'SANDBOX' } as const,
});
const pages = (bodyText: string) => ({
  winkTemplateId: 'default_customization',
  winkSiteTemplate: { landingPageConfig: { bodyText } },
});
const save = (bodyText: string, baseVersion?: number) =>
  request(app, winkSitesApi.update, { ...one(), body: { ...pages(bodyText), baseVersion } });
const ofVersion = (version: number, siteId = id) => ({ ...one(siteId), params: { id: siteId, version } });
const getVersion = (version: number) => request(app, winkSitesApi.getVersion, ofVersion(version));
const restore = (version: number) => request(app, winkSitesApi.restoreVersion, ofVersion(version));

describe('versions', () => {
  it('have the pages, the author and the time of each save, newest first', async () => {
    await save('Second');
    await save('Third');
    const { data } = await request(app, winkSitesApi.listVersions, one());
    expect(data.items.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(data.items[0]).toEqual({
      version: 3,
      sessions: 0,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      findings: [],
      restoredFrom: null,
      createdBy: { id: tenant.developerId, name: 'Test Developer' },
      createdAt: expect.any(String),
    });
    const second = await getVersion(2);
    expect(second.data).toMatchObject({
      type: 'DEFAULT',
      winkSiteTemplate: { winkTemplateName: 'Default', landingPageConfig: { bodyText: 'Second' } },
    });
    expect(await getVersion(4)).toMatchObject(missing);
  });

  it.each([
    [0, 'About you'],
    [flowFormat, 'Compiled by an earlier release'],
  ])('recompiles a stored flow of format %i only if it is not the current one', async (format, name) => {
    const site = await createTestSite(app, tenant, { type: 'LOWCODE', winkSiteTemplate: lowCodeTemplate as never });
    const { db, now } = systemContext(app.deps);
    const [stored] = await db.query<{ flow: SiteFlow }>(sql`
      select flow from wink_site_versions where site_id = ${site.id}`);
    const { urlParams: _, ...old } = stored!.flow;
    const flow = {
      ...old,
      screens: old.screens.map((screen) => ({ ...screen, name: 'Compiled by an earlier release' })),
    };
    await db.query(sql`
      insert into wink_site_versions (tenant_id, site_id, version, content, flow, flow_format, hash, created_at)
      select tenant_id, site_id, 2, content, ${JSON.stringify(flow)}, ${format}, hash, ${now()} from wink_site_versions
      where site_id = ${site.id}`);
    const seen = await selectFlow(
      modeContext(tenantContext(systemContext(app.deps), tenant.tenantId), 'SANDBOX'),
      site.id,
      2,
    );
    expect(seen?.screens[0]?.name).toBe(name);
    if (format === 0) expect(seen).toEqual(stored!.flow);
  });

  it('have the pages that the site plays', async () => {
    await save('**Second**');
    await restore(1);
    const flows = await systemContext(app.deps).db.query<{ flow: SiteFlow }>(sql`
      select flow from wink_site_versions where site_id = ${id} order by version`);
    const introductions = flows.map(({ flow }) =>
      flow.screens.map((screen) => 'introduction' in screen && screen.introduction),
    );
    const strong = {
      type: 'paragraph',
      children: [{ type: 'strong', children: [{ type: 'text', text: ['Second'] }] }],
    };
    expect(introductions).toEqual([
      [[], false],
      [[strong], false],
      [[], false],
    ]);
  });

  it('are listed over pages', async () => {
    for (const text of ['b', 'c', 'd']) await save(text);
    const list = (cursor?: string) =>
      request(app, winkSitesApi.listVersions, { ...one(), query: { mode: 'SANDBOX', size: 3, cursor } });
    const first = await list();
    const second = await list(first.data.nextCursor!);
    const numbers = [...first.data.items, ...second.data.items].map(({ version }) => version);
    expect([numbers, second.data.nextCursor]).toEqual([[4, 3, 2, 1], null]);
  });

  it('are restored as the newest one, equal to the old', async () => {
    await save('Second');
    const restored = await restore(1);
    expect(restored).toMatchObject({ status: 200, data: { version: 3 } });
    expect(restored.data.winkSiteTemplate).toMatchObject({ landingPageConfig: { bodyText: '' } });
    const { items } = (await request(app, winkSitesApi.listVersions, one())).data;
    expect(items[0]).toMatchObject({ version: 3, restoredFrom: 1, hash: items[2]!.hash });
    expect((await restore(3)).data.version).toBe(3);
    expect(await restore(9)).toMatchObject(missing);
    const audit = await systemContext(app.deps).db.query(sql`
      select before, after->'restoredFrom' as "from" from audit_log
      where entity_id = ${id} and action = 'wink-site.restore'`);
    expect(audit).toEqual([{ before: { mode: 'SANDBOX', version: 2 }, from: 1 }]);
  });

  it('are stored with the findings of their proof', async () => {
    const { scenes, ...rest } = lowCodeTemplate;
    const [about, connect] = scenes[0].screens;
    const unlinked = { ...about, props: { ...about.props, routers: [] } };
    const winkSiteTemplate = { ...rest, scenes: [{ screens: [unlinked, connect] }] };
    const site = await createTestSite(app, tenant, { type: 'LOWCODE', winkSiteTemplate } as never);
    const [version] = (await request(app, winkSitesApi.listVersions, one(site.id))).data.items;
    expect(version!.findings).toEqual([
      {
        kind: 'unlinked-screen',
        text: 'No other screen leads to screen: Connect',
        screen: 'Screen_connect',
        component: null,
      },
    ]);
    const { data } = await request(app, winkSitesApi.getVersion, ofVersion(1, site.id));
    expect(data.findings).toEqual(version!.findings);
  });

  it('are proved again when they are restored', async () => {
    const template = await request(app, winkTemplatesApi.create, {
      authorization: tenant.developer,
      query: { mode: 'SANDBOX' },
      body: templateInputSchema.parse({ name: 'Short-lived' }),
    });
    await request(app, winkSitesApi.update, {
      ...one(),
      body: { winkTemplateId: template.data.id, winkSiteTemplate: {} },
    });
    await save('Third');
    await request(app, winkTemplatesApi.remove, { ...one(), params: { id: template.data.id } });
    await restore(2);
    const { items } = (await request(app, winkSitesApi.listVersions, one())).data;
    expect(items.map(({ findings }) => findings?.map(({ kind }) => kind))).toEqual([['missing-template'], [], [], []]);
  });

  it('cannot be changed or deleted', async () => {
    const tenantDb = tenantContext(systemContext(app.deps), tenant.tenantId).db;
    for (const db of [tenantDb, systemContext(app.deps).db]) {
      await expect(db.query(sql`update wink_site_versions set hash = ''`)).rejects.toThrow('permission denied');
      await expect(db.query(sql`delete from wink_site_versions`)).rejects.toThrow('permission denied');
    }
  });

  it('are hidden from another tenant and in the other mode', async () => {
    const other = await createTestTenant(app);
    const elsewhere = { mode: 'PRODUCTION' } as const;
    for (const change of [{ authorization: other.developer }, { query: elsewhere }]) {
      const stranger = { ...ofVersion(1), ...change };
      expect(await request(app, winkSitesApi.listVersions, { ...one(), ...change })).toMatchObject(missing);
      expect(await request(app, winkSitesApi.getVersion, stranger)).toMatchObject(missing);
      expect(await request(app, winkSitesApi.restoreVersion, stranger)).toMatchObject(missing);
    }
  });
});
