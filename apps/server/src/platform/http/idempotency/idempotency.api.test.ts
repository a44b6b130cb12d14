import { randomUUID } from 'node:crypto';
import { consentTemplatesApi } from '@smile/contract/consent-templates';
import { usersApi } from '@smile/contract/users';
import { webhooksApi } from '@smile/contract/webhooks';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { dropOld } from '../../../../testing/jobs.ts';
import { request } from '../../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../../testing/test-app.ts';
import { testContext } from '../../../../testing/webhooks.ts';
import { systemContext } from '../../../context.ts';
import { setAllowance } from '../../../features/usage/service/set-allowance.ts';

let app: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await testApp();
  tenant = await createTestTenant(app);
});
afterEach(() => app.clock.reset());

const hour = 3600;
const named = (reference: string) => ({ externalMetadata: { reference } });

function createUser(idempotencyKey: string, reference: string, authorization = tenant.basic.SANDBOX) {
  return request(app, usersApi.create, { authorization, body: named(reference), idempotencyKey });
}

async function countUsers(of: TestTenant): Promise<number> {
  const [row] = await systemContext(app.deps).db.query<{ count: number }>(
    sql`select count(*)::int as count from users where tenant_id = ${of.tenantId}`,
  );
  return row!.count;
}

it('repeats its answer for 24 hours, and runs again afterwards', async () => {
  const key = randomUUID();
  const first = await createUser(key, 'a');
  app.clock.advanceSeconds(24 * hour - 60);
  const again = await createUser(key, 'a');
  app.clock.advanceSeconds(120);
  const later = await createUser(key, 'a');
  expect(first).toMatchObject({ status: 201, headers: expect.not.objectContaining({ 'idempotent-replayed': 'true' }) });
  expect({ ...again, headers: {} }).toEqual({ ...first, headers: {} });
  expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true', 'content-type': expect.stringMatching(/json/) });
  expect(later.status).toBe(201);
  expect(later.data.user.id).not.toBe(first.data.user.id);
});

it('refuses a key that was used with another body or another path', async () => {
  const key = randomUUID();
  await createUser(key, 'a');
  const body = { consentType: 'Terms', version: '1', consentText: 'Yes' };
  const answers = [
    await createUser(key, 'b'),
    await request(app, consentTemplatesApi.create, {
      authorization: tenant.basic.SANDBOX,
      body,
      idempotencyKey: key,
    }),
  ];
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 400,
      code: 'INVALID_PARAMETERS',
      message: 'This Idempotency-Key was used for another request. Use a new key for each new request.',
    });
});

it('takes the same keys in another order for the same body', async () => {
  const send = (payload: string) =>
    app.portal.inject({
      method: 'POST',
      url: '/sandbox/v1/users',
      headers: {
        authorization: tenant.basic.SANDBOX,
        'content-type': 'application/json',
        'idempotency-key': 'order-of-keys',
      },
      payload,
    });
  const first = await send('{"externalMetadata":{"a":"1","b":"2"}}');
  const again = await send('{ "externalMetadata": { "b": "2", "a": "1" } }');
  expect(again.body).toBe(first.body);
});

it.each([[''], ['with space'], ['x'.repeat(256)], ['naïve']])('refuses %j as a key', async (key) => {
  const before = await countUsers(tenant);
  expect(await createUser(key, 'a')).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(await countUsers(tenant)).toBe(before);
});

it('keeps tenants, modes and callers apart', async () => {
  const other = await createTestTenant(app);
  const key = randomUUID();
  const ids = [
    await createUser(key, 'a'),
    await createUser(key, 'a', other.basic.SANDBOX),
    await createUser(key, 'a', tenant.openApi.SANDBOX),
    await request(app, usersApi.create, {
      authorization: tenant.basic.PRODUCTION,
      mode: 'PRODUCTION',
      body: named('a'),
      idempotencyKey: key,
    }),
  ].map((answer) => answer.data.user.id);
  expect(new Set(ids).size).toBe(4);
});

it('does the work once for fifty requests at the same time', async () => {
  const alone = await createTestTenant(app);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 50 }, () => createUser(key, 'a', alone.basic.SANDBOX)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.data.user.id)).size).toBe(1);
  expect(answers.filter((answer) => answer.headers['idempotent-replayed'] !== 'true')).toHaveLength(1);
  expect(await countUsers(alone)).toBe(1);
});

it('leaves the key free after a refusal of the input', async () => {
  const key = randomUUID();
  const wrong = { externalMetadata: { a: 'ä' } };
  const authorization = tenant.basic.SANDBOX;
  expect((await request(app, usersApi.create, { authorization, body: wrong, idempotencyKey: key })).status).toBe(400);
  expect((await createUser(key, 'a')).status).toBe(201);
});

it('repeats a definite refusal', async () => {
  const key = randomUUID();
  const missing = () =>
    request(app, usersApi.createToken, {
      authorization: tenant.basic.SANDBOX,
      query: { userId: 'nobody' },
      idempotencyKey: key,
    });
  const first = await missing();
  const again = await missing();
  expect(first).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
  expect({ ...again, headers: {} }).toEqual({ ...first, headers: {} });
  expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true' });
});

it('spends one unit of the allowance on one key', async () => {
  const own = await createTestTenant(app);
  await setAllowance(testContext(app, own), 'CreateWebhook', { totalVolume: 1 });
  const create = (idempotencyKey: string) =>
    request(app, webhooksApi.create, {
      authorization: own.basic.SANDBOX,
      idempotencyKey,
      body: {
        name: 'Orders',
        url: 'https://hooks.example.com/',
        eventTypes: ['ALL_EVENTS'],
        active: true,
        secret: 'a-secret',
      },
    });
  const first = await create('one');
  expect(await create('two')).toMatchObject({ status: 403 });
  expect(await create('one')).toMatchObject({ status: 200, data: { id: first.data.id } });
});

it('seals stored answers', async () => {
  const { data } = await createUser('sealed', 'a');
  const rows = await systemContext(app.deps).db.query<{ text: string }>(
    sql`select to_jsonb(k)::text as text from idempotency_keys k where tenant_id = ${tenant.tenantId}`,
  );
  const text = rows.map((row) => row.text).join();
  expect(text).not.toContain(data.token.accessToken);
  expect(text).not.toContain('"sealed"');
});

it('collects expired keys and no others', async () => {
  const own = await createTestTenant(app);
  await createUser('old', 'a', own.basic.SANDBOX);
  app.clock.advanceSeconds(25 * hour);
  await createUser('new', 'a', own.basic.SANDBOX);
  await dropOld(app, 'idempotency_keys');
  const rows = await systemContext(app.deps).db.query(
    sql`select 1 from idempotency_keys where tenant_id = ${own.tenantId}`,
  );
  expect(rows).toHaveLength(1);
});
