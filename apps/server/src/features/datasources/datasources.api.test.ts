import { providersApi } from '@smile/contract/providers';
import { beforeAll, expect, it } from 'vitest';
import { createTestUser } from '../../../testing/end-user.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

it('lists providers page by page, top ids first', async () => {
  const authorization = tenant.basic.SANDBOX;
  const query = { topIds: 'upwork,grab', size: 2 };
  const first = await request(app, providersApi.list, { authorization, query });
  expect(first.data.items.map(({ id }) => id)).toEqual(['upwork', 'grab']);
  const cursor = first.data.nextCursor!;
  const second = await request(app, providersApi.list, { authorization, query: { ...query, cursor } });
  expect(second.data.items.map(({ id }) => id)).toEqual(['sss_ph', 'gsis_ph']);
});

it('enables connectable providers in Sandbox, and none in Production without an adapter', async () => {
  const sandbox = await request(app, providersApi.list, {
    authorization: tenant.openApi.SANDBOX,
    query: { size: 150 },
  });
  for (const { active, accountConnection, enabled } of sandbox.data.items)
    expect(enabled).toBe(active && accountConnection);
  const production = await request(app, providersApi.list, {
    authorization: tenant.openApi.PRODUCTION,
    mode: 'PRODUCTION',
    query: { enabled: true },
  });
  expect(production.data.items).toEqual([]);
});

it('returns one provider, and 404 for an unknown one', async () => {
  const authorization = tenant.basic.SANDBOX;
  const found = await request(app, providersApi.get, { authorization, params: { id: 'sss_ph' } });
  expect(found.data).toMatchObject({ id: 'sss_ph', enabled: true, mfa: true });
  const unknown = await request(app, providersApi.get, { authorization, params: { id: 'nobody' } });
  expect(unknown).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
});

it('rejects invalid filters and credentials', async () => {
  const wrong = { status: 400, code: 'INVALID_PARAMETERS' };
  const authorization = tenant.basic.SANDBOX;
  for (const query of [{ size: 0 }, { cursor: 'nonsense' }, { enabled: 'maybe' as 'true' }])
    expect(await request(app, providersApi.list, { authorization, query })).toMatchObject(wrong);
  const { link } = await createTestUser(app, tenant);
  for (const other of [undefined, link, tenant.developer, tenant.openApi.PRODUCTION])
    expect(await request(app, providersApi.list, { authorization: other })).toMatchObject({
      status: 401,
      code: 'INVALID_TOKEN',
    });
});

it('serves logos with a policy that blocks all active content', async () => {
  const { data } = await request(app, providersApi.get, {
    authorization: tenant.basic.SANDBOX,
    params: { id: 'sss_ph' },
  });
  const answer = await app.link.inject(new URL(data.logoUrl).pathname);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('aria-label="SSS"');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  for (const path of ['/cdn/provider-logo/nobody.svg', '/cdn/provider-logo/sss_ph', '/cdn/provider-logo/%2e%2e.svg'])
    expect((await app.link.inject(path)).statusCode).toBe(404);
});
