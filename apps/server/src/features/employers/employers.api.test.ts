import { employersApi } from '@smile/contract/employers';
import { widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { connectTestAccount, createTestUser, type TestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

/** An employer that is not in the catalogue. */
const employer = { whole: 'Corner Bakery Cooperative', part: 'baker' };

/** Renames an employer in user data, since the catalogue contains all sandbox employers. */
function renameEmployer(): Promise<unknown> {
  return systemContext(app.deps).db.query(sql`
    update user_data set payload = jsonb_set(payload, '{employer}', to_jsonb(${employer.whole}::text))
    where tenant_id = ${tenant.tenantId} and datapoint = 'EMPLOYMENTS'`);
}

let app: TestApp;
let tenant: TestTenant;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  user = await createTestUser(app, tenant);
  await connectTestAccount(app, user, 'sss_ph');
  await renameEmployer();
});

const search = (keyword: string, of = tenant) =>
  request(app, employersApi.search, { authorization: of.basic.SANDBOX, query: { keyword } });
const find = (businessName: string, of = tenant) =>
  request(app, employersApi.find, { authorization: of.basic.SANDBOX, query: { businessName } });

it('finds catalogue employers while typing', async () => {
  const { data } = await search('anih');
  expect(data[0]).toMatchObject({ businessName: 'Anihan Farms Corporation', verificationStatus: 'VERIFIED' });
  expect((await search('Anihan Farms Corporation')).data[0]!.matchPercentage).toBe(100);
});

it("finds employers in the tenant's own data only", async () => {
  const names = (await search(employer.part)).data.map(({ businessName }) => businessName);
  expect(names).toContain(employer.whole);
  const other = await createTestTenant(app);
  const shared = (await search(employer.part, other)).data.filter(
    ({ verificationStatus }) => verificationStatus === 'UNVERIFIED',
  );
  expect(shared).toEqual([]);
  const production = { authorization: tenant.basic.PRODUCTION, mode: 'PRODUCTION' as const };
  const there = await request(app, employersApi.search, { ...production, query: { keyword: employer.part } });
  expect(there.data.filter(({ verificationStatus }) => verificationStatus === 'UNVERIFIED')).toEqual([]);
});

it('matches an exact name with one employer or none', async () => {
  expect((await find('abc corporation')).data).toMatchObject([
    { businessName: 'ABC Corporation', shortName: null, isicCode: 'N', licenses: [] },
  ]);
  expect((await find('Anihan Farms')).data).toMatchObject([{ shortName: 'Anihan Farms', isicCode: 'A' }]);
  expect((await find(employer.whole.toUpperCase())).data).toMatchObject([{ businessName: employer.whole }]);
  expect((await find(employer.whole.slice(0, -1))).data).toEqual([]);
  expect((await find('%%%')).data).toEqual([]);
});

it('requires three letters', async () => {
  expect((await search('ab')).status).toBe(400);
  expect((await find('  a ')).status).toBe(400);
});

it('suggests to end users only employers shared by several', async () => {
  const suggest = async (name: string) =>
    (await request(app, widgetApi.suggestEmployers, { authorization: user.link, query: { name } })).data.names;
  expect(await suggest('anih')).toContain('Anihan Farms Corporation');
  expect(await suggest(employer.part)).not.toContain(employer.whole);
  for (const _person of [2, 3]) await connectTestAccount(app, await createTestUser(app, tenant), 'sss_ph');
  await renameEmployer();
  expect(await suggest(employer.part)).toContain(employer.whole);
});
