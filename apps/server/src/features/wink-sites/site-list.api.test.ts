import type { SiteOrder } from '@smile/contract/wink-sites';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readPlan } from '../../../testing/query-plans/read-plan.ts';
import { type RecordedQuery, recordQueries } from '../../../testing/query-plans/record-queries.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestSite } from '../../../testing/wink-sites.ts';
import { modeContext, systemContext, tenantContext } from '../../context.ts';
import { selectSites } from './queries.ts';

let app: TestApp;
let tenant: TestTenant;
/** In order of creation. */
const names = ['Óptima loans', 'zebra', 'Alpha', 'alpha', '100% = a_b', 'Loans'];
const byName = ['100% = a_b', 'Alpha', 'alpha', 'Loans', 'Óptima loans', 'zebra'];

beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  const ids: string[] = [];
  for (const name of names) ids.push((await createTestSite(app, tenant, { name })).id);
  await createTestSite(app, await createTestTenant(app), { name: 'Alpha of others' });
  app.clock.advanceSeconds(60);
  await request(app, winkSitesApi.setStatus, {
    authorization: tenant.developer,
    params: { id: ids[1]! },
    query: { mode: 'SANDBOX' },
    body: { enabled: false },
  });
  app.clock.reset();
});

const list = (query: { name?: string; sort?: SiteOrder; cursor?: string; size?: number }) =>
  request(app, winkSitesApi.list, { authorization: tenant.developer, query: { mode: 'SANDBOX', ...query } });

/** Reads all pages of a list, two sites per page. */
async function listAll(query: { name?: string; sort?: SiteOrder }): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await list({ ...query, size: 2, ...(cursor && { cursor }) });
    found.push(...data.items.map(({ name }) => name));
    cursor = data.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

describe('the list of sites', () => {
  it('is in the wanted order over all pages', async () => {
    const sorted = (found: string[]) => found.map((name) => name.replace('alpha', 'Alpha'));
    expect(sorted(await listAll({ sort: 'NAME' }))).toEqual(sorted(byName));
    expect((await listAll({ sort: 'UPDATED' }))[0]).toBe('zebra');
    expect((await listAll({ sort: 'UPDATED' })).toSorted()).toEqual(names.toSorted());
    expect(await listAll({})).toEqual(await listAll({ sort: 'CREATED' }));
    expect((await listAll({})).toSorted()).toEqual(names.toSorted());
  });

  it('finds a part of the name without regard to case and accents, in each order', async () => {
    expect(await listAll({ name: 'LOANS', sort: 'NAME' })).toEqual(['Loans', 'Óptima loans']);
    expect(await listAll({ name: ' optima ' })).toEqual(['Óptima loans']);
    expect(await listAll({ name: 'alpha', sort: 'UPDATED' })).toHaveLength(2);
    expect(await listAll({ name: '' })).toHaveLength(names.length);
    expect(await listAll({ name: 'nothing of it' })).toEqual([]);
  });

  it('takes wildcards as they are', async () => {
    expect(await listAll({ name: '%' })).toEqual(['100% = a_b']);
    expect(await listAll({ name: 'a_b' })).toEqual(['100% = a_b']);
    expect(await listAll({ name: '\\' })).toEqual([]);
  });

  it('refuses the cursor of another order, and an unknown order', async () => {
    const cursor = (await list({ sort: 'NAME', size: 1 })).data.nextCursor!;
    const refused = { status: 400, code: 'INVALID_PARAMETERS' };
    expect(await list({ sort: 'CREATED', cursor })).toMatchObject(refused);
    expect(await list({ sort: 'NAME', cursor: (await list({ size: 1 })).data.nextCursor! })).toMatchObject(refused);
    expect(await list({ sort: 'OTHER' as never })).toMatchObject(refused);
  });

  it('has a cursor for the longest name', async () => {
    const other = await createTestTenant(app);
    for (const name of ['漢'.repeat(100), '🙂'.repeat(50)]) {
      await createTestSite(app, other, { name });
      await createTestSite(app, other, { name: `${name.slice(0, -2)}zz` });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { status, data } = await request(app, winkSitesApi.list, {
        authorization: other.developer,
        query: { mode: 'SANDBOX', sort: 'NAME', size: 1, ...(cursor && { cursor }) },
      });
      expect(status).toBe(200);
      seen.push(data.items[0]!.id);
      cursor = data.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(4);
  });
});

describe.runIf('serverUrl' in inject('testDatabase'))('the plan of the list', () => {
  it.each([
    ['CREATED', 'wink_sites_by_creation'],
    ['UPDATED', 'wink_sites_by_change'],
    ['NAME', 'wink_sites_in_name_order'],
  ] as const)('reads sites in the order %s by their index, also after a cursor', async (sort, index) => {
    const recorded: RecordedQuery[] = [];
    const deps = { ...app.deps, database: recordQueries(app.deps.database, recorded) };
    const ctx = modeContext(tenantContext(systemContext(deps), tenant.tenantId), 'SANDBOX');
    const { nextCursor } = await selectSites(ctx, { size: 2, sort });
    await selectSites(ctx, { size: 2, sort, cursor: nextCursor! });
    const lists = recorded.filter(({ statement }) => /\blimit\b/.test(statement.text));
    expect(lists).toHaveLength(2);
    for (const query of lists) {
      const { scans, sorts } = await readPlan(app.deps.database, query);
      const [sites] = scans.filter(({ table }) => table === 'wink_sites');
      expect([sites?.index, sorts]).toEqual([index, []]);
      expect(sites?.condition).toContain('tenant_id');
    }
  });
});
