import { apiKeysApi } from '@smile/contract/api-keys';
import { auditLogApi } from '@smile/contract/audit-log';
import { tenantsApi } from '@smile/contract/tenants';
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

const list = (authorization: string, query = {}) => request(app, auditLogApi.list, { authorization, query });

it('shows administrators the actor, time, address and values before and after', async () => {
  const tenant = await createTestTenant(app);
  const { developer: authorization } = tenant;
  await request(app, tenantsApi.update, { authorization, body: testOrganization, ip: '203.0.113.9' });
  const { data } = await list(authorization, { action: 'tenant.update' });
  expect(data.items).toHaveLength(1);
  expect(data.items[0]).toMatchObject({
    action: 'tenant.update',
    actorKind: 'developer',
    actorId: tenant.developerId,
    actorName: tenant.emailAddress,
    ipAddress: '203.0.113.9',
    entityType: 'tenant',
    before: { city: null },
    after: { city: 'Makati' },
  });
});

it('filters by actor and time, with cursor pages', async () => {
  const tenant = await createTestTenant(app);
  const { developer: authorization } = tenant;
  const member = await addTestMember(app, tenant, 'ADMIN');
  for (const caller of [authorization, authorization, member.developer])
    await request(app, apiKeysApi.create, { authorization: caller, body: { mode: 'SANDBOX' } });
  const ofMember = await list(authorization, { actorId: member.id });
  expect(ofMember.data.items.map(({ action }) => action)).toEqual(['api-key.create']);
  const own = { actorId: tenant.developerId, action: 'api-key.create' };
  const first = await list(authorization, { ...own, size: 1 });
  const rest = await list(authorization, { ...own, size: 1, cursor: first.data.nextCursor });
  expect([first.data.items.length, rest.data.items.length, rest.data.nextCursor]).toEqual([1, 1, null]);
  expect(first.data.items[0]!.id).not.toBe(rest.data.items[0]!.id);
  expect((await list(authorization, { endDate: '2020-01-01' })).data.items).toEqual([]);
});

it('is limited to administrators and their own organization', async () => {
  const [tenant, other] = [await createTestTenant(app), await createTestTenant(app)];
  const member = await addTestMember(app, tenant, 'DEVELOPER');
  expect(await list(member.developer)).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
  expect((await list(other.developer, { actorId: tenant.developerId })).data.items).toEqual([]);
});
