import { tenantsApi } from '@smile/contract/tenants';
import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { addTestMember } from '../../../testing/member.ts';
import { testOrganization } from '../../../testing/organization.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const get = (authorization: string | undefined) => request(app, tenantsApi.get, { authorization });
const update = (authorization: string | undefined, change: object = {}) =>
  request(app, tenantsApi.update, { authorization, body: { ...testOrganization, ...change } });

it("starts with a name only and stores an administrator's entries", async () => {
  const tenant = await createTestTenant(app);
  const before = await get(tenant.developer);
  expect(before.data).toMatchObject({ id: tenant.tenantId, industry: null, zipCode: null, productionEnabled: true });
  const answer = await update(tenant.developer);
  expect(answer).toMatchObject({ status: 200, code: 'OK', data: testOrganization });
  expect((await get(tenant.developer)).data).toMatchObject(testOrganization);
  const logoUrl = 'http://localhost:3001/cdn/images/img-1.png';
  expect((await update(tenant.developer, { logoUrl, streetAddress2: null })).data).toMatchObject({
    logoUrl,
    streetAddress2: null,
    region: 'Metro Manila',
  });
  expect((await update(tenant.developer)).data.logoUrl).toBe(logoUrl);
});

it('lets every member read and only administrators write, within their organization', async () => {
  const [tenant, other] = [await createTestTenant(app), await createTestTenant(app)];
  const member = await addTestMember(app, tenant, 'DEVELOPER');
  await update(tenant.developer);
  expect((await get(member.developer)).data.name).toBe(testOrganization.name);
  expect(await update(member.developer)).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
  expect((await get(other.developer)).data.city).toBeNull();
  expect(await get(undefined)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
  expect(await update(tenant.openApi.SANDBOX)).toMatchObject({ status: 401, code: 'INVALID_TOKEN' });
});

it('audits changes without contact details', async () => {
  const tenant = await createTestTenant(app);
  await update(tenant.developer);
  const [entry] = await app.deps.database.in({ kind: 'system' }).query<Record<string, never>>(sql`
    select actor_id, ip, before, after from audit_log
    where tenant_id = ${tenant.tenantId} and action = 'tenant.update'`);
  expect(entry).toMatchObject({
    actor_id: tenant.developerId,
    ip: '127.0.0.1',
    before: { city: null },
    after: { city: 'Makati', name: testOrganization.name },
  });
  expect(JSON.stringify(entry)).not.toContain(testOrganization.phoneNumber);
});

it.each([
  ['name', '', 'Name required'],
  ['name', 'x', 'Too Short!'],
  ['name', 'x'.repeat(51), 'Too Long!'],
  ['industry', '', 'Industry is required'],
  ['emailAddress', '', 'Email is required'],
  ['emailAddress', 'nobody', 'Email must be a valid email address'],
  ['phoneNumber', '', 'Phone number is required'],
  ['phoneNumber', 'call us', 'Phone number must be a number'],
  ['companySize', '', 'Company size is required'],
  ['companySize', '7', 'Company size is required'],
  ['websiteUrl', '', 'Website is required'],
  ['websiteUrl', 'example', 'Website must be a valid URL'],
  ['websiteUrl', 'javascript:alert(1)', 'Website must be a valid URL'],
  ['streetAddress1', '', 'Street address 1 is required'],
  ['city', '', 'City is required'],
  ['country', '', 'Country is required'],
  ['country', 'ZZ', 'Country is required'],
])('refuses %s = %j', async (field, value, message) => {
  const tenant = await createTestTenant(app);
  const answer = await update(tenant.developer, { [field]: value });
  expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(answer.message).toContain(message);
});
