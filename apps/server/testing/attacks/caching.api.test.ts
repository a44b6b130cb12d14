import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSafeToCompress } from '../../src/platform/http/answers/compressed-answers.ts';
import { listEndpoints } from '../endpoints.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { type TestApp, testApp } from '../test-app.ts';

let app: TestApp;
let tenant: TestTenant;
let id: string;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
  id = await createUser(longMetadata);
});

/** The maximum for one user. */
const longMetadata = Object.fromEntries([1, 2, 3, 4, 5].map((count) => [`note${count}`, 'x'.repeat(500)]));

async function createUser(externalMetadata: object): Promise<string> {
  const headers = { authorization: tenant.basic.SANDBOX };
  const answer = await app.portal.inject({
    method: 'POST',
    url: '/sandbox/v1/users',
    headers,
    payload: { externalMetadata },
  });
  return answer.json().data.user.id;
}

const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.portal.inject({
    method,
    url: `/sandbox/v1${path}`,
    headers: { authorization: tenant.basic.SANDBOX, ...headers },
  });

describe('a thing that is read by its id', () => {
  it('names its version, and answers 304 while it is the same', async () => {
    const first = await get(`/users/${id}`);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(String(first.headers.vary)).toContain('authorization');
    expect((await get(`/users/${id}`)).headers.etag).toBe(etag);
    for (const condition of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await get(`/users/${id}`, { 'if-none-match': condition });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['content-type']).toBeUndefined();
      expect(again.headers['x-request-id']).toBeDefined();
    }
    expect((await get(`/users/${id}`, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get(`/users/${id}`, { 'if-none-match': etag }, 'HEAD')).statusCode).toBe(304);
  });

  it('has another version once it changed', async () => {
    const webhook = {
      name: 'Orders',
      url: 'https://example.com/a',
      eventTypes: ['ALL_EVENTS'],
      active: true,
      secret: 's',
    };
    const headers = { authorization: tenant.basic.SANDBOX };
    const url = '/sandbox/v1/webhooks';
    const made = (await app.portal.inject({ method: 'POST', url, headers, payload: webhook })).json();
    const path = `/webhooks/${made.data.id}`;
    const condition = { 'if-none-match': String((await get(path)).headers.etag) };
    expect((await get(path, condition)).statusCode).toBe(304);
    const change = {
      method: 'PUT',
      url: `${url}/${made.data.id}/status`,
      headers,
      payload: { active: false },
    } as const;
    expect((await app.portal.inject(change)).statusCode).toBe(200);
    expect((await get(path, condition)).json().data.active).toBe(false);
  });

  it('is refused before its version is looked at', async () => {
    const stranger = await createTestTenant(app);
    const condition = { 'if-none-match': '*' };
    expect((await get(`/users/${id}`, { authorization: stranger.basic.SANDBOX, ...condition })).statusCode).toBe(404);
    expect((await get(`/users/${id}`, { authorization: 'Basic eDp5', ...condition })).statusCode).toBe(400);
    expect((await get('/users/nobody', condition)).statusCode).toBe(404);
  });

  it('is stored by no browser', async () => {
    const browsers: Record<string, string>[] = [
      { 'sec-fetch-mode': 'cors' },
      { authorization: tenant.openApi.SANDBOX },
    ];
    for (const headers of browsers) {
      const answer = await get(`/users/${id}`, { ...headers, 'if-none-match': '*' });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(answer.headers.etag).toBeUndefined();
    }
  });
});

it('lists name no version', async () => {
  const { statusCode, headers } = await get('/users', { 'if-none-match': '*' });
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
});

describe('compression', () => {
  const gzip = { 'accept-encoding': 'gzip' };

  it('compresses long answers on request, with the same version as the plain one', async () => {
    const plain = await get(`/users/${id}`);
    const short = await get(`/users/${id}`, gzip);
    expect(short.headers['content-encoding']).toBe('gzip');
    expect(String(short.headers.vary)).toMatch(/authorization.*accept-encoding|accept-encoding.*authorization/i);
    expect(short.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(JSON.parse(gunzipSync(short.rawPayload).toString()).data).toEqual(plain.json().data);
    expect(short.headers.etag).toBe(plain.headers.etag);
    expect((await get('/providers', gzip)).headers['content-encoding']).toBe('gzip');
  });

  it('leaves short answers as they are', async () => {
    expect((await get('/users/nobody', gzip)).headers['content-encoding']).toBeUndefined();
    expect((await get('/accounts', gzip)).headers['content-encoding']).toBeUndefined();
  });

  it('skips answers with a credential beside foreign text', async () => {
    const webhook = { name: 'x'.repeat(50), url: 'https://example.com/hook', eventTypes: ['ALL_EVENTS'], active: true };
    const headers = { authorization: tenant.basic.SANDBOX, ...gzip };
    for (let count = 0; count < 8; count += 1)
      await app.portal.inject({
        method: 'POST',
        url: '/sandbox/v1/webhooks',
        headers,
        payload: { ...webhook, secret: 's' },
      });
    const webhooks = await get('/webhooks', gzip);
    expect(webhooks.rawPayload.length).toBeGreaterThan(1024);
    expect(webhooks.headers['content-encoding']).toBeUndefined();
    const created = await app.portal.inject({
      method: 'POST',
      url: '/sandbox/v1/users',
      headers,
      payload: { externalMetadata: longMetadata },
    });
    expect(created.headers['content-encoding']).toBeUndefined();
    const keys = await app.portal.inject({
      url: '/developer/v1/apiKeys?mode=SANDBOX',
      headers: { authorization: tenant.developer, ...gzip },
    });
    expect(keys.headers['content-encoding']).toBeUndefined();
  });

  it('is applied to known operations only', async () => {
    const endpoints = (await listEndpoints()).filter(({ auth, method }) => auth === 'openApi' && method === 'GET');
    const plain = endpoints.filter((endpoint) => !isSafeToCompress(endpoint)).map(({ path }) => path);
    for (const path of ['/archives/{id}', '/documents', '/identities', '/invites', '/users/{id}/payload', '/webhooks'])
      expect(plain).toContain(path);
    for (const path of ['/users', '/providers', '/incomes', '/transactions']) expect(plain).not.toContain(path);
  });
});
