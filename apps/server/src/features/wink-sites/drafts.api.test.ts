import { developersApi } from '@smile/contract/developers';
import { winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { winkSitesApi } from '@smile/contract/wink-sites';
import sql from 'sql-template-tag';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestMember, type TestMember } from '../../../testing/member.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestSite, lowCodeTemplate } from '../../../testing/wink-sites.ts';
import { systemContext } from '../../context.ts';

const missing = { status: 404, code: 'MISSING_RESOURCE' };
const conflict = { status: 409, code: 'EDIT_CONFLICT' };

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

interface Pages {
  label?: string;
  screenName?: string;
}
/** Two screens, so that two people can change different ones. */
function pagesOf({ label = 'Income', screenName = 'Connect' }: Pages) {
  const [about, connect] = lowCodeTemplate.scenes[0].screens;
  const [input] = about.module.props.components;
  const components = [{ ...input, props: { ...input.props, label } }];
  return {
    ...lowCodeTemplate,
    scenes: [
      {
        screens: [
          { ...about, module: { ...about.module, props: { components } } },
          { ...connect, props: { screenName } },
        ],
      },
    ],
  };
}
function read(template: unknown): Pages {
  const [about, connect] = (template as ReturnType<typeof pagesOf>).scenes[0]!.screens as unknown as [
    { module: { props: { components: { props: { label: string } }[] } } },
    { props: { screenName: string } },
  ];
  return { label: about.module.props.components[0]!.props.label, screenName: connect.props.screenName };
}

const one = (authorization = tenant.developer) => ({
  authorization,
  params: { id },
  query: { mode: 'SANDBOX' } as const,
});
const body = (pages: Pages, more: object = {}) =>
  ({ type: 'LOWCODE', name: 'Loans', winkSiteTemplate: pagesOf(pages), ...more }) as never;
const getSite = async (by?: string) => (await request(app, winkSitesApi.get, one(by))).data;
const getDraft = (by?: string) => request(app, winkSiteDraftsApi.get, one(by));
const keep = (pages: Pages, baseRevision: number, { by, ...more }: { by?: string; [key: string]: unknown } = {}) =>
  request(app, winkSiteDraftsApi.save, { ...one(by), body: body(pages, { baseRevision, ...more }) });
const save = (pages: Pages, { by, ...more }: { by?: string; [key: string]: unknown } = {}) =>
  request(app, winkSitesApi.update, { ...one(by), body: body(pages, more) });
const list = async (by?: string) => (await request(app, winkSiteDraftsApi.list, one(by))).data;

describe('a draft', () => {
  it('belongs to its author, apart from the published site', async () => {
    expect(await getDraft()).toMatchObject(missing);
    expect((await keep({ label: 'Pay' }, 0)).data).toMatchObject({ revision: 1, baseVersion: 1, baseName: 'Loans' });
    expect((await keep({ screenName: 'Widget' }, 0, { by: ryan.developer })).data).toMatchObject({ revision: 2 });
    expect((await keep({ label: 'Pay', screenName: 'Bank' }, 1)).data).toMatchObject({
      revision: 3,
      updatedBy: { id: tenant.developerId, name: 'Test Developer' },
    });
    expect(read((await getDraft()).data.winkSiteTemplate)).toEqual({ label: 'Pay', screenName: 'Bank' });
    expect(read((await getDraft(ryan.developer)).data.winkSiteTemplate)).toMatchObject({ screenName: 'Widget' });
    const site = await getSite();
    expect(site).toMatchObject({ version: 1, hasDraft: true, draftRevision: 3 });
    expect(site.draftAuthors.map((author) => author.id)).toEqual([tenant.developerId, ryan.id]);
    expect(await getSite(ryan.developer)).toMatchObject({ hasDraft: true, draftRevision: 2 });
    expect(read(site.winkSiteTemplate)).toEqual({ label: 'Income', screenName: 'Connect' });
  });

  it('is refused when another tab of its author has changed or dropped it', async () => {
    await keep({ label: 'Pay' }, 0);
    expect(await keep({ label: 'Wage' }, 0)).toMatchObject(conflict);
    await save({ label: 'Pay' }, { baseRevision: 1 });
    expect(await keep({ label: 'Wage' }, 1)).toMatchObject(conflict);
    expect((await keep({ label: 'Wage' }, 0)).data).toMatchObject({ revision: 2, baseVersion: 2 });
  });

  it('names the version that its author had before them, however many came since', async () => {
    await save({ screenName: 'Widget' });
    expect((await keep({ label: 'Pay' }, 0, { baseVersion: 1, baseName: 'Loans' })).data).toMatchObject({
      baseVersion: 1,
    });
    expect((await keep({ label: 'Pay' }, 1)).data).toMatchObject({ baseVersion: 1 });
    expect(await keep({}, 2, { baseVersion: 3 })).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });

  it('is discarded once, and only as its author saw it', async () => {
    const discard = (baseRevision?: number) =>
      request(app, winkSiteDraftsApi.remove, { ...one(), query: { mode: 'SANDBOX', baseRevision } });
    await keep({ label: 'Pay' }, 0);
    await keep({ label: 'Wage' }, 0, { by: ryan.developer });
    expect(await discard(2)).toMatchObject(conflict);
    expect(await discard(1)).toMatchObject({ status: 200 });
    expect(await discard()).toMatchObject(missing);
    expect((await getDraft(ryan.developer)).status).toBe(200);
  });

  it('is hidden from another tenant and in the other mode', async () => {
    await keep({ label: 'Pay' }, 0);
    const other = await createTestTenant(app);
    expect(await getDraft(other.developer)).toMatchObject(missing);
    expect(await keep({}, 1, { by: other.developer })).toMatchObject(missing);
    const elsewhere = { ...one(), query: { mode: 'PRODUCTION' } as const };
    expect(await request(app, winkSiteDraftsApi.get, elsewhere)).toMatchObject(missing);
    expect(await request(app, winkSiteDraftsApi.remove, elsewhere)).toMatchObject(missing);
    expect(await request(app, winkSiteDraftsApi.list, one(other.developer))).toMatchObject(missing);
  });

  it('outlives its site, for its author alone', async () => {
    await keep({ label: 'Pay' }, 0);
    await request(app, winkSitesApi.remove, one(ryan.developer));
    expect(await keep({ label: 'Wage' }, 1)).toMatchObject(missing);
    expect(read((await getDraft()).data.winkSiteTemplate)).toMatchObject({ label: 'Pay' });
    expect(await getDraft(ryan.developer)).toMatchObject(missing);
    expect(await request(app, winkSiteDraftsApi.remove, one())).toMatchObject({ status: 200 });
    expect(await getDraft()).toMatchObject(missing);
  });
});

describe('a save', () => {
  it("publishes its author's draft, and rebases those of others without publishing them", async () => {
    await keep({ label: 'Pay' }, 0);
    await keep({ screenName: 'Widget' }, 0, { by: ryan.developer });
    expect((await save({ label: 'Pay' }, { baseRevision: 1, baseVersion: 1 })).data).toMatchObject({
      version: 2,
      hasDraft: false,
      draftRevision: 0,
    });
    expect(read((await getSite()).winkSiteTemplate)).toEqual({ label: 'Pay', screenName: 'Connect' });
    const { data } = await getDraft(ryan.developer);
    expect(data).toMatchObject({ baseVersion: 2, revision: 3 });
    expect(read(data.winkSiteTemplate)).toEqual({ label: 'Pay', screenName: 'Widget' });
    expect(data.winkSiteTemplate).toMatchObject({
      scenes: [{ screens: [{ module: { props: { components: [{ props: { hint: 'kept' } }] } } }, {}] }],
    });
  });

  it('leaves a draft that conflicts with it as it is', async () => {
    await keep({ label: 'Wage' }, 0, { by: ryan.developer });
    await save({ label: 'Pay' }, { baseRevision: 0, baseVersion: 1 });
    expect((await getDraft(ryan.developer)).data).toMatchObject({ baseVersion: 1, revision: 1 });
    const expected = {
      with: 'LIVE_VERSION',
      what: 'Label of Wage',
      screen: 'Screen_about',
      component: 'Input_income',
      draft: '"Wage"',
      other: '"Pay"',
    };
    for (const by of [tenant.developer, ryan.developer])
      expect((await list(by)).drafts).toMatchObject([{ author: { id: ryan.id }, conflicts: [expected] }]);
  });

  it('renames a field of a draft when it uses the name itself', async () => {
    const withBonus = (reference: string, more: object) => {
      const pages = pagesOf({});
      const { components } = pages.scenes[0]!.screens[0]!.module.props as { components: object[] };
      components.push({ reference, itemType: 'Input', props: { label: 'Bonus', name: 'bonus' } });
      return { type: 'LOWCODE', name: 'Loans', winkSiteTemplate: pages, ...more } as never;
    };
    await request(app, winkSiteDraftsApi.save, {
      ...one(ryan.developer),
      body: withBonus('Input_r', { baseRevision: 0 }),
    });
    await request(app, winkSitesApi.update, { ...one(), body: withBonus('Input_a', { baseRevision: 0 }) });
    const { data } = await getDraft(ryan.developer);
    expect(data.baseVersion).toBe(2);
    expect(JSON.stringify(data.winkSiteTemplate)).toContain('"label":"Bonus (2)","name":"bonusB"');
    const { name, winkSiteTemplate, revision } = data;
    const publication = { type: 'LOWCODE', name, winkSiteTemplate, baseRevision: revision, baseVersion: 2 } as never;
    const saved = await request(app, winkSitesApi.update, { ...one(ryan.developer), body: publication });
    expect(saved.data).toMatchObject({ version: 3 });
  });

  it('touches no draft without a base revision, not even that of the caller', async () => {
    await keep({ label: 'Pay' }, 0);
    await keep({ screenName: 'Widget' }, 0, { by: ryan.developer });
    const before = [(await getDraft()).data, (await getDraft(ryan.developer)).data];
    expect((await save({ label: 'Other' }, { baseVersion: 1 })).data).toMatchObject({ version: 2, hasDraft: true });
    expect((await save({ label: 'Another' })).data).toMatchObject({ version: 3 });
    await request(app, winkSitesApi.restoreVersion, { ...one(), params: { id, version: 1 } });
    await request(app, winkSitesApi.update, { ...one(), body: body({}, { name: 'Renamed', baseName: 'Loans' }) });
    expect([(await getDraft()).data, (await getDraft(ryan.developer)).data]).toEqual(before);
  });

  it('is refused for another revision than the last, and for a draft of an older version', async () => {
    await keep({ label: 'Pay' }, 0);
    expect(await save({ label: 'Pay' }, { baseRevision: 0 })).toMatchObject(conflict);
    await save({ screenName: 'Widget' }, { baseVersion: 1, by: ryan.developer });
    expect(await save({ label: 'Pay' }, { baseRevision: 1 })).toMatchObject(conflict);
    expect((await getDraft()).data).toMatchObject({ revision: 1 });
    expect((await save({ label: 'Pay', screenName: 'Widget' }, { baseRevision: 1, baseVersion: 2 })).status).toBe(200);
  });

  it('gives a new name to drafts that have not changed it', async () => {
    await keep({ label: 'Pay' }, 0, { by: ryan.developer });
    await request(app, winkSitesApi.update, { ...one(), body: body({}, { name: 'Cards', baseRevision: 0 }) });
    expect((await getDraft(ryan.developer)).data).toMatchObject({ name: 'Cards', baseName: 'Cards', baseVersion: 1 });
  });

  it('rebases drafts of fixed pages too', async () => {
    id = (await createTestSite(app, tenant)).id;
    const fixed = (landingPageConfig: object, more: object) =>
      ({
        name: 'Loans',
        winkSiteTemplate: { winkTemplateId: 'default_customization', landingPageConfig },
        ...more,
      }) as never;
    await request(app, winkSiteDraftsApi.save, {
      ...one(ryan.developer),
      body: fixed({ bodyText: 'Theirs' }, { baseRevision: 0 }),
    });
    await request(app, winkSitesApi.update, { ...one(), body: fixed({ headerText: 'Mine' }, { baseRevision: 0 }) });
    expect((await getDraft(ryan.developer)).data).toMatchObject({
      baseVersion: 2,
      winkSiteTemplate: { landingPageConfig: { headerText: 'Mine', bodyText: 'Theirs' } },
    });
    await request(app, winkSitesApi.update, { ...one(), body: fixed({ bodyText: 'Mine' }, { baseRevision: 0 }) });
    expect((await list()).drafts).toMatchObject([
      { baseVersion: 2, screens: [{ name: 'Landing Page' }], conflicts: [{ with: 'LIVE_VERSION' }] },
    ]);
  });
});

describe('the list of drafts', () => {
  it('names the authors with their screens, and conflicts with the draft of the caller', async () => {
    await keep({ label: 'Pay' }, 0);
    await keep({ label: 'Wage', screenName: 'Widget' }, 0, { by: ryan.developer });
    const { drafts, ...site } = await list();
    expect(site).toEqual({ version: 1, name: 'Loans' });
    expect(drafts).toMatchObject([
      {
        author: { id: ryan.id, name: 'Ryan Lestari' },
        isYours: false,
        screens: [
          { reference: 'Screen_about', name: 'About you' },
          { reference: 'Screen_connect', name: 'Widget' },
        ],
        conflicts: [{ with: 'YOUR_DRAFT', what: 'Label of Wage', draft: '"Wage"', other: '"Pay"' }],
      },
      { isYours: true, screens: [{ reference: 'Screen_about' }], conflicts: [] },
    ]);
    expect((await list(ryan.developer)).drafts[1]!.conflicts).toMatchObject([{ draft: '"Pay"', other: '"Wage"' }]);
  });
});

describe('the draft of a former member', () => {
  it('is taken over by a member without a draft', async () => {
    const leaving = await addTestMember(app, tenant, 'DEVELOPER');
    await keep({ label: 'Pay' }, 0, { by: leaving.developer });
    const takeOver = (developerId: string, by = ryan.developer) =>
      request(app, winkSiteDraftsApi.takeOver, { ...one(by), params: { id, developerId } });
    expect(await takeOver(leaving.id)).toMatchObject(missing);
    await request(app, developersApi.remove, { authorization: tenant.developer, params: { id: leaving.id } });
    expect((await getSite()).draftAuthors).toEqual([{ id: leaving.id, name: null }]);
    await keep({ label: 'Wage' }, 0);
    expect(await takeOver(leaving.id, tenant.developer)).toMatchObject(conflict);
    const taken = await takeOver(leaving.id);
    expect(taken.data).toMatchObject({ updatedBy: { id: ryan.id }, baseVersion: 1 });
    expect(read(taken.data.winkSiteTemplate)).toMatchObject({ label: 'Pay' });
    expect(await takeOver(leaving.id)).toMatchObject(missing);
    const audit = await systemContext(app.deps).db.query(sql`
      select after->'author' as author from audit_log where entity_id = ${id} and action = 'wink-site.take-over'`);
    expect(audit).toEqual([{ author: leaving.id }]);
  });
});
