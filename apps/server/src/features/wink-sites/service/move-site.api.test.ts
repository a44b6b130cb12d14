import { auditLogApi } from '@smile/contract/audit-log';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../../testing/test-app.ts';
import { createTestSite } from '../../../../testing/wink-sites.ts';

let app: TestApp;
let tenant: TestTenant;
let ids: string[];
beforeEach(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  ids = [];
  for (const name of ['Income', 'Rent', 'Staff']) ids.push((await createTestSite(app, tenant, { name })).id);
});

const query = { mode: 'SANDBOX' } as const;
const move = (id: string, folder: string | null, authorization = tenant.developer) =>
  request(app, winkSitesApi.move, { authorization, params: { id }, query, body: { folder } });
const listFolders = async (authorization = tenant.developer) =>
  (await request(app, winkSitesApi.listFolders, { authorization, query })).data.items;
const listNames = async (folder: string) => {
  const { data } = await request(app, winkSitesApi.list, {
    authorization: tenant.developer,
    query: { ...query, folder, sort: 'NAME' },
  });
  return data.items.map(({ name }) => name);
};

describe('a folder of sites', () => {
  it('exists while a site is in it, and filters the list', async () => {
    expect(await listFolders()).toEqual([]);
    const { updatedAt } = (await move(ids[0]!, '  Loans ')).data;
    await move(ids[1]!, 'Årsta');
    await move(ids[2]!, 'Loans');
    expect(await listFolders()).toEqual([
      { name: 'Årsta', sites: 1 },
      { name: 'Loans', sites: 2 },
    ]);
    expect(await listNames('Loans')).toEqual(['Income', 'Staff']);
    expect(await listNames('loans')).toEqual([]);
    const { data } = await move(ids[0]!, null);
    expect(data).toMatchObject({ folder: null, updatedAt });
    await request(app, winkSitesApi.remove, { authorization: tenant.developer, params: { id: ids[2]! }, query });
    expect(await listFolders()).toEqual([{ name: 'Årsta', sites: 1 }]);
  });

  it('keeps its spelling when a site is moved to it in another', async () => {
    await move(ids[0]!, 'Loans');
    expect((await move(ids[1]!, 'LÓANS')).data.folder).toBe('Loans');
    expect(await listFolders()).toEqual([{ name: 'Loans', sites: 2 }]);
    await move(ids[1]!, null);
    expect((await move(ids[0]!, 'LOANS')).data.folder).toBe('LOANS');
  });

  it('stays when the site is saved', async () => {
    await move(ids[0]!, 'Loans');
    const ofOne = { authorization: tenant.developer, params: { id: ids[0]! }, query };
    const { type, winkSiteTemplate } = (await request(app, winkSitesApi.get, ofOne)).data;
    const body = { type, name: 'Income 2', winkSiteTemplate } as never;
    expect((await request(app, winkSitesApi.update, { ...ofOne, body })).data).toMatchObject({ folder: 'Loans' });
  });

  it('is refused without a name, with too long a name, and for sites of others or of the other mode', async () => {
    for (const folder of ['', '   ', 'x'.repeat(61), 'a\u0000b', '\ud800'])
      expect(await move(ids[0]!, folder)).toMatchObject({ status: 400 });
    const other = await createTestTenant(app);
    expect(await move(ids[0]!, 'Loans', other.developer)).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
    const inProduction = { authorization: tenant.developer, params: { id: ids[0]! }, body: { folder: 'Loans' } };
    const answer = await request(app, winkSitesApi.move, { ...inProduction, query: { mode: 'PRODUCTION' } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    await move(ids[0]!, 'Loans');
    expect(await listFolders(other.developer)).toEqual([]);
  });

  it('is named in the audit log, once for each move', async () => {
    await move(ids[0]!, 'Loans');
    await move(ids[0]!, ' Loans ');
    await move(ids[0]!, null);
    const { data } = await request(app, auditLogApi.list, {
      authorization: tenant.developer,
      query: { action: 'wink-site.move' },
    });
    expect(data.items.map(({ before, after }) => [before?.folder, after?.folder])).toEqual([
      ['Loans', null],
      [null, 'Loans'],
    ]);
  });
});
