import { developersApi } from '@smile/contract/developers';
import { hostedSitesApi } from '@smile/contract/hosted-sites';
import { winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { winkSitesApi } from '@smile/contract/wink-sites';
import sql, { raw } from 'sql-template-tag';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestMember, type TestMember } from '../../../testing/member.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestSite, lowCodeTemplate } from '../../../testing/wink-sites.ts';
import { systemContext, tenantContext } from '../../context.ts';
import { setSuspended } from '../tenants/service/suspend-tenant.ts';

const missing = { status: 404, code: 'MISSING_RESOURCE' };
const sandbox = { mode: 'SANDBOX' } as const;

let app: TestApp;
let tenant: TestTenant;
let ryan: TestMember;
let id: string;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  ryan = await addTestMember(app, tenant, 'DEVELOPER');
});
beforeEach(async () => {
  id = (await createTestSite(app, tenant, { type: 'LOWCODE', winkSiteTemplate: lowCodeTemplate } as never)).id;
});
afterEach(() => app.clock.reset());

const one = (authorization = tenant.developer) => ({ authorization, params: { id }, query: sandbox });
const draftOf = (name: string, baseRevision: number) =>
  ({ type: 'LOWCODE', name, winkSiteTemplate: lowCodeTemplate, baseRevision }) as never;
const keep = (name: string, { revision = 0, by }: { revision?: number; by?: string } = {}) =>
  request(app, winkSiteDraftsApi.save, { ...one(by), body: draftOf(name, revision) });
const share = (hours: 1 | 24 | 168 = 1, by?: string) =>
  request(app, winkSiteDraftsApi.share, { ...one(by), body: { hours } });
const getShare = async (by?: string) => (await request(app, winkSiteDraftsApi.getShare, one(by))).data;
const keyOf = (url: string | null) => new URLSearchParams(new URL(url!).hash.slice(1)).get('draft')!;
const open = (draftKey: string, siteId = id) =>
  request(app, hostedSitesApi.openDraft, { params: { id: siteId }, body: { draftKey }, ip: id });

/** Number of rows in each table with a tenant column. */
async function countRows(): Promise<Record<string, number>> {
  const { db } = systemContext(app.deps);
  const tables = await db.query<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id' order by table_name`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const rows = await db.query<{ count: number }>(sql`
      select count(*)::int as count from ${raw(name)} where tenant_id = ${tenant.tenantId}`);
    counts[name] = rows[0]!.count;
  }
  return counts;
}

describe('the link of a draft', () => {
  it('opens the draft as it is then, for everybody, without storing anything', async () => {
    await keep('Draft one');
    const { status, data } = await share(24);
    expect(status).toBe(200);
    expect(data.url).toMatch(
      new RegExp(`^${app.deps.config.siteUrl}/${id}/draft#draft=[0-9a-f]{32}\\.\\d+\\.[0-9a-f]{32}$`),
    );
    expect(await getShare()).toEqual(data);
    const before = await countRows();
    const opened = await open(keyOf(data.url));
    expect(opened.data).toMatchObject({
      mode: 'SANDBOX',
      flow: { name: 'Draft one', kind: 'LOWCODE' },
      templates: [{ id: 'default_customization' }],
      expiresAt: data.expiresAt,
    });
    expect(opened.data.providers.length).toBeGreaterThan(0);
    expect(JSON.stringify(opened.data)).not.toContain('hint');
    expect(await countRows()).toEqual(before);
    await keep('Draft two', { revision: 1 });
    expect((await open(keyOf(data.url))).data.flow).toMatchObject({ name: 'Draft two' });
  });

  it('works for an unpublished site', async () => {
    await request(app, winkSitesApi.setStatus, { ...one(), body: { enabled: false } });
    await keep('Draft');
    expect((await open(keyOf((await share()).data.url))).status).toBe(200);
  });

  it('ends at its time', async () => {
    await keep('Draft');
    const { data } = await share(1);
    app.clock.advanceSeconds(3599);
    expect((await open(keyOf(data.url))).status).toBe(200);
    app.clock.advanceSeconds(1);
    expect(await open(keyOf(data.url))).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
    expect(await getShare()).toEqual({ hasDraft: true, url: null, expiresAt: null });
  });

  it('ends when it is withdrawn, replaced, or its draft is saved, discarded or deleted with the site', async () => {
    const endings: (() => Promise<unknown>)[] = [
      () => request(app, winkSiteDraftsApi.stopSharing, one()),
      () => share(),
      () => request(app, winkSiteDraftsApi.remove, one()),
      () => request(app, winkSitesApi.update, { ...one(), body: draftOf('Saved', 1) }),
      () => request(app, winkSitesApi.remove, one()),
    ];
    for (const end of endings) {
      id = (await createTestSite(app, tenant, { type: 'LOWCODE', winkSiteTemplate: lowCodeTemplate } as never)).id;
      await keep('Draft');
      const key = keyOf((await share()).data.url);
      expect((await open(key)).status).toBe(200);
      await end();
      expect(await open(key)).toMatchObject(missing);
    }
  });

  it('stays ended when the author begins another draft', async () => {
    await keep('Draft');
    const key = keyOf((await share()).data.url);
    await request(app, winkSiteDraftsApi.remove, one());
    await keep('Another');
    expect(await getShare()).toEqual({ hasDraft: true, url: null, expiresAt: null });
    expect(await open(key)).toMatchObject(missing);
  });

  it('refuses a key that was changed, made up, or made for another site', async () => {
    await keep('Draft');
    const key = keyOf((await share()).data.url);
    const [shareId, until, mac] = key.split('.') as [string, string, string];
    const other = await createTestSite(app, tenant);
    const later = `${shareId}.${Number(until) + 1}.${mac}`;
    for (const wrong of [later, `${shareId}.NaN.${mac}`, `${key}0`, `${key}.x`, shareId, 'x', '..'])
      expect(await open(wrong)).toMatchObject(missing);
    expect(await open(key, other.id)).toMatchObject(missing);
  });

  it('ends with the author, and in a suspended tenant', async () => {
    const leaving = await addTestMember(app, tenant, 'DEVELOPER');
    await keep('Theirs', { by: leaving.developer });
    const theirs = keyOf((await share(1, leaving.developer)).data.url);
    await request(app, developersApi.remove, { authorization: tenant.developer, params: { id: leaving.id } });
    expect(await open(theirs)).toMatchObject(missing);
    await keep('Mine');
    const mine = keyOf((await share()).data.url);
    const ctx = tenantContext(systemContext(app.deps), tenant.tenantId);
    await setSuspended(ctx, true);
    expect((await open(mine)).status).toBe(403);
    await setSuspended(ctx, false);
    expect((await open(mine)).status).toBe(200);
  });

  it('is limited per network', async () => {
    for (let count = 0; count < 60; count++) await open('wrong');
    expect(await open('wrong')).toMatchObject({ status: 429, code: 'REQUEST_LIMIT_EXCEEDED' });
  });
});

describe('sharing', () => {
  it("is for the author's own draft only", async () => {
    await keep('Mine');
    expect(await share(1, ryan.developer)).toMatchObject(missing);
    expect(await request(app, winkSiteDraftsApi.stopSharing, one(ryan.developer))).toMatchObject(missing);
    await share();
    expect(await getShare(ryan.developer)).toEqual({ hasDraft: false, url: null, expiresAt: null });
  });

  it("hides another tenant's and another mode's site", async () => {
    await keep('Mine');
    await share();
    const stranger = (await createTestTenant(app)).developer;
    for (const input of [one(stranger), { ...one(), query: { mode: 'PRODUCTION' } as const }]) {
      expect(await request(app, winkSiteDraftsApi.share, { ...input, body: { hours: 1 } })).toMatchObject(missing);
      expect(await request(app, winkSiteDraftsApi.getShare, input)).toMatchObject(missing);
      expect(await request(app, winkSiteDraftsApi.stopSharing, input)).toMatchObject(missing);
    }
    expect((await getShare()).url).not.toBeNull();
  });

  it('takes the offered times only, and is recorded without the key', async () => {
    await keep('Mine');
    expect(await request(app, winkSiteDraftsApi.share, { ...one(), body: { hours: 2 } as never })).toMatchObject({
      status: 400,
      code: 'INVALID_PARAMETERS',
    });
    const { data } = await share(168);
    await request(app, winkSiteDraftsApi.stopSharing, one());
    const audit = await systemContext(app.deps).db.query(sql`
      select action, after from audit_log where entity_id = ${id} and action like 'wink-site.s%' order by created_at, id`);
    expect(audit).toMatchObject([
      { action: 'wink-site.share-draft', after: { mode: 'SANDBOX', until: data.expiresAt } },
      { action: 'wink-site.stop-sharing' },
    ]);
    expect(JSON.stringify(audit)).not.toContain(keyOf(data.url).split('.')[0]);
  });
});

describe('the link of a site that was never saved', () => {
  const newDraft = (name: string) => ({ name, type: 'LOWCODE', winkSiteTemplate: lowCodeTemplate });
  const onNew = (authorization = tenant.developer) => ({ authorization, query: sandbox });
  const shareNew = async (name: string, by?: string) =>
    (await request(app, winkSiteDraftsApi.shareNew, { ...onNew(by), body: { ...newDraft(name), hours: 1 } as never }))
      .data;
  const change = (name: string, url: string | null) =>
    request(app, winkSiteDraftsApi.changeNewShare, { ...onNew(), body: { ...newDraft(name), id: idIn(url) } as never });
  const getNew = async () => (await request(app, winkSiteDraftsApi.getNewShare, onNew())).data;
  const idIn = (url: string | null) => new URL(url!).pathname.split('/').at(-2)!;
  const none = { hasDraft: true, url: null, expiresAt: null };
  const openUrl = (url: string | null) => open(keyOf(url), idIn(url));
  afterEach(() => request(app, winkSiteDraftsApi.stopSharingNew, onNew()));

  it('shows the latest changes, is in no list, and stores nothing of those who try it', async () => {
    const { items } = (await request(app, winkSitesApi.list, { ...onNew() } as never)).data;
    const shared = await shareNew('New one');
    expect(await getNew()).toEqual(shared);
    const before = await countRows();
    expect((await openUrl(shared.url)).data).toMatchObject({ flow: { name: 'New one' }, expiresAt: shared.expiresAt });
    expect(await countRows()).toEqual(before);
    await change('New two', shared.url);
    expect((await openUrl(shared.url)).data.flow).toMatchObject({ name: 'New two' });
    expect((await request(app, winkSitesApi.list, { ...onNew() } as never)).data.items).toHaveLength(items.length);
  });

  it('ends when it is withdrawn or replaced, and at its time, when its pages are deleted', async () => {
    const first = await shareNew('First');
    const second = await shareNew('Second');
    expect(await openUrl(first.url)).toMatchObject(missing);
    await change('Of the link that was replaced', first.url);
    expect((await openUrl(second.url)).data.flow).toMatchObject({ name: 'Second' });
    await request(app, winkSiteDraftsApi.stopSharingNew, onNew());
    expect(await openUrl(second.url)).toMatchObject(missing);
    await change('Nothing is shared', second.url);
    expect(await getNew()).toEqual(none);
    const third = await shareNew('Third');
    app.clock.advanceSeconds(3600);
    expect(await openUrl(third.url)).toMatchObject({ status: 400, code: 'LINK_EXPIRED' });
    expect(await getNew()).toEqual(none);
  });

  it('stays when a link to another new site ends', async () => {
    const first = await shareNew('In one browser');
    const second = await shareNew('In another');
    const end = (url: string | null) =>
      request(app, winkSiteDraftsApi.stopSharingNew, { ...onNew(), query: { ...sandbox, id: idIn(url) } });
    expect((await end(first.url)).status).toBe(200);
    expect((await openUrl(second.url)).status).toBe(200);
    await end(second.url);
    expect(await openUrl(second.url)).toMatchObject(missing);
  });

  it('belongs to its author, and ends with them', async () => {
    const leaving = await addTestMember(app, tenant, 'DEVELOPER');
    const theirs = await shareNew('Theirs', leaving.developer);
    const mine = await shareNew('Mine');
    await request(app, winkSiteDraftsApi.stopSharingNew, onNew());
    expect(await openUrl(mine.url)).toMatchObject(missing);
    expect((await openUrl(theirs.url)).data.flow).toMatchObject({ name: 'Theirs' });
    await request(app, developersApi.remove, { authorization: tenant.developer, params: { id: leaving.id } });
    expect(await openUrl(theirs.url)).toMatchObject(missing);
  });
});
