import { apiKeysApi } from '@smile/contract/api-keys';
import { developersApi } from '@smile/contract/developers';
import { readmeTokenLifetimeSeconds, readmeTokensApi } from '@smile/contract/readme-tokens';
import { beforeAll, expect, it } from 'vitest';
import { dropOld } from '../../../testing/jobs.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

async function readKey(owner = tenant, mode: 'SANDBOX' | 'PRODUCTION' = 'SANDBOX') {
  const { data } = await request(app, apiKeysApi.list, { authorization: owner.developer, query: { mode } });
  return data.items[0]!;
}

async function createToken(): Promise<string> {
  const { id: keyId } = await readKey();
  const answer = await request(app, readmeTokensApi.create, { authorization: tenant.developer, body: { keyId } });
  expect(answer.status).toBe(201);
  return answer.data.token;
}

const redeem = (token: string) => request(app, readmeTokensApi.redeem, { body: { token } });
const refused = { status: 400, code: 'LINK_EXPIRED' };

it('returns the API key of a token once, and never the secret', async () => {
  const { apiKey } = await readKey();
  const token = await createToken();
  const [one, other] = await Promise.all([redeem(token), redeem(token)]);
  expect([one, other].map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(one.status === 200 ? one.data : other.data).toEqual({ mode: 'SANDBOX', apiKey });
  expect(await redeem(token)).toMatchObject(refused);
});

it('ends after a minute, and is forgotten then', async () => {
  const token = await createToken();
  app.clock.advanceSeconds(readmeTokenLifetimeSeconds + 1);
  expect(await redeem(token)).toMatchObject(refused);
  await dropOld(app, 'readme_tokens');
  app.clock.reset();
  expect(await redeem(token)).toMatchObject(refused);
});

it('cannot be used as a token of the portal', async () => {
  const authorization = `Bearer ${await createToken()}`;
  expect(await request(app, developersApi.me, { authorization })).toMatchObject({ status: 401 });
});

it('knows only keys of the tenant and the mode', async () => {
  const missing = { status: 404, code: 'MISSING_RESOURCE' };
  const authorization = tenant.developer;
  const others = await readKey(await createTestTenant(app));
  const production = await readKey(tenant, 'PRODUCTION');
  for (const { id: keyId } of [others, production, { id: 'ak-nobody' }])
    expect(await request(app, readmeTokensApi.create, { authorization, body: { keyId } })).toMatchObject(missing);
  const body = { keyId: production.id, mode: 'PRODUCTION' as const };
  expect((await request(app, readmeTokensApi.create, { authorization, body })).status).toBe(201);
});

it('needs a developer and a key', async () => {
  const body = { keyId: (await readKey()).id };
  for (const authorization of [undefined, tenant.openApi.SANDBOX, tenant.basic.SANDBOX])
    expect((await request(app, readmeTokensApi.create, { authorization, body })).status).toBe(401);
  const wrong = { authorization: tenant.developer, body: { keyId: '' } };
  expect(await request(app, readmeTokensApi.create, wrong)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(await redeem('')).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
});

it('fills in the API reference for the reader, once', async () => {
  const { apiKey } = await readKey();
  const url = `/docs?auth_token=${await createToken()}`;
  const first = await app.portal.inject(url);
  expect(first.body).toContain(`data-mode="SANDBOX" data-api-key="${apiKey}"`);
  expect(first.headers['cache-control']).toBe('no-store');
  expect((await app.portal.inject(url)).body).not.toContain('data-api-key');
});

it('uses up a token that opens a guide', async () => {
  for (const path of ['/docs/guides', '/docs/guides/webhooks', '/docs/guides/unknown']) {
    const token = await createToken();
    const page = await app.portal.inject(`${path}?auth_token=${token}`);
    expect([page.statusCode, page.body.includes(token)]).toEqual([path.endsWith('unknown') ? 404 : 200, false]);
    expect((await redeem(token)).code).toBe('LINK_EXPIRED');
  }
  expect((await app.portal.inject('/docs/guides/webhooks?auth_token=unknown')).statusCode).toBe(200);
});
