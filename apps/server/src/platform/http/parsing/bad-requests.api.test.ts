import { usersApi } from '@smile/contract/users';
import { beforeAll, expect, it } from 'vitest';
import { request } from '../../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});

interface Wrong {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url?: string;
  type?: string;
  payload?: string | Buffer;
  encoding?: string;
}

const latin1 = Buffer.from('{"externalMetadata":{"name":"Zo\u00eb"}}', 'latin1');
const asJson = 'application/json';

it.each<[string, Wrong, number, string]>([
  ['malformed JSON', { payload: '{"externalMetadata":' }, 400, 'INVALID_PARAMETERS'],
  ['JSON of another shape', { payload: '[1]' }, 400, 'INVALID_PARAMETERS'],
  ['U+0000 in a text', { payload: '{"externalMetadata":{"a":"\\u0000"}}' }, 400, 'INVALID_PARAMETERS'],
  ['half a surrogate pair', { payload: '{"externalMetadata":{"\\ud800":"a"}}' }, 400, 'INVALID_PARAMETERS'],
  ['U+0000 in a filter', { method: 'GET', url: '/sandbox/v1/accounts?userId=%00' }, 400, 'INVALID_PARAMETERS'],
  ['wrong types', { payload: '{"externalMetadata":{"a":1}}' }, 400, 'INVALID_PARAMETERS'],
  ['a body that is too large', { payload: `"${'x'.repeat(1_100_000)}"` }, 400, 'INVALID_PARAMETERS'],
  ['a compressed body', { payload: '{}', encoding: 'gzip' }, 415, 'UNSUPPORTED_TYPE'],
  ['an unknown encoding', { payload: '{}', encoding: 'x' }, 415, 'UNSUPPORTED_TYPE'],
  ['Latin-1', { payload: latin1 }, 400, 'INVALID_PARAMETERS'],
  ['UTF-16', { payload: Buffer.from('{}', 'utf16le') }, 400, 'INVALID_PARAMETERS'],
  ['another content type', { payload: '<user/>', type: 'application/xml' }, 415, 'UNSUPPORTED_TYPE'],
  ['a form', { payload: 'a=b', type: 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_TYPE'],
  ['a method that the path does not have', { method: 'DELETE' }, 501, 'UNSUPPORTED_METHOD'],
  ['PATCH', { method: 'PATCH', payload: '{}' }, 501, 'UNSUPPORTED_METHOD'],
  ['an unknown path', { method: 'GET', url: '/sandbox/v1/nothing' }, 404, 'MISSING_RESOURCE'],
  ['an unknown path of no API', { method: 'DELETE', url: '/nothing' }, 404, 'MISSING_RESOURCE'],
  ['an unknown id', { method: 'GET', url: '/sandbox/v1/users/nobody' }, 404, 'MISSING_RESOURCE'],
  [
    'an id beyond all lengths',
    { method: 'GET', url: `/sandbox/v1/users/${'x'.repeat(300)}` },
    400,
    'INVALID_PARAMETERS',
  ],
  ['a broken escape in the path', { method: 'GET', url: '/sandbox/v1/users/%E0%A4%A' }, 400, 'INVALID_PARAMETERS'],
  ['a size that is no number', { method: 'GET', url: '/sandbox/v1/users?size=many' }, 400, 'INVALID_PARAMETERS'],
])('answers %s in the envelope', async (_name, wrong, status, code) => {
  const { method = 'POST', url = '/sandbox/v1/users', type = asJson, payload, encoding } = wrong;
  const answer = await app.portal.inject({
    method,
    url,
    headers: {
      authorization: tenant.basic.SANDBOX,
      ...(payload !== undefined && { 'content-type': type }),
      ...(encoding && { 'content-encoding': encoding }),
    },
    ...(payload !== undefined && { payload }),
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({
    code,
    message: expect.any(String),
    requestId: answer.headers['x-request-id'],
    data: {},
  });
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
});

it('keeps answers out of caches and from being shown as pages', async () => {
  const { headers } = await request(app, usersApi.list, { authorization: tenant.basic.SANDBOX });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});
