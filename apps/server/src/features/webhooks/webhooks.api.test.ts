import { apiKeysApi } from '@smile/contract/api-keys';
import type { WebhookEventType } from '@smile/contract/events';
import { webhooksApi } from '@smile/contract/webhooks';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { createTestApp, type TestApp, testApp } from '../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const webhook = {
  name: 'Orders',
  url: 'https://example.com/hook?token=abc',
  eventTypes: ['USER_CREATED'] as WebhookEventType[],
  active: true,
  secret: 'a-secret',
};

function create(tenant: TestTenant, change: object = {}, onApp = app) {
  return request(onApp, webhooksApi.create, {
    authorization: tenant.basic.SANDBOX,
    body: { ...webhook, ...change } as typeof webhook,
  });
}

describe('creating a webhook', () => {
  it('answers 200 with the webhook and without its secret', async () => {
    const tenant = await createTestTenant(app);
    const { status, code, data } = await create(tenant, { includePayload: true });
    expect({ status, code }).toEqual({ status: 200, code: 'OK' });
    const { secret, ...shown } = webhook;
    expect(data).toMatchObject({ ...shown, includePayload: true });
    expect(data.id).toMatch(/^wh-[0-9a-f]{32}$/);
    expect(JSON.stringify(data)).not.toContain(secret);
    const found = await request(app, webhooksApi.get, {
      authorization: tenant.basic.SANDBOX,
      params: { id: data.id },
    });
    expect(found.data).toEqual(data);
  });

  it('keeps the secret sealed', async () => {
    const tenant = await createTestTenant(app);
    const { data } = await create(tenant, { secret: 'very-secret-text' });
    const rows = await systemContext(app.deps).db.query<{ row: string }>(
      sql`select webhooks::text as row from webhooks where id = ${data.id}`,
    );
    expect(rows[0]!.row).not.toContain('very-secret-text');
  });

  it('does not include the payload unless asked to', async () => {
    expect((await create(await createTestTenant(app))).data.includePayload).toBe(false);
  });

  it('takes ALL_EVENTS alone, and each type once', async () => {
    const tenant = await createTestTenant(app);
    const typesOf = async (eventTypes: string[]) => (await create(tenant, { eventTypes })).data.eventTypes;
    expect(await typesOf(['USER_CREATED', 'ALL_EVENTS', 'TASK_STARTED'])).toEqual(['ALL_EVENTS']);
    expect(await typesOf(['USER_CREATED', 'TASK_STARTED', 'USER_CREATED'])).toEqual(['TASK_STARTED', 'USER_CREATED']);
  });

  it('records the creator and the deleter, without the secret or the path of the URL', async () => {
    const tenant = await createTestTenant(app);
    const { data } = await create(tenant);
    await request(app, webhooksApi.remove, { authorization: tenant.openApi.SANDBOX, params: { id: data.id } });
    const entries = await systemContext(app.deps).db.query<Record<string, unknown>>(sql`
      select action, actor_kind as "actorKind", before, after from audit_log
      where tenant_id = ${tenant.tenantId} and entity_id = ${data.id} order by action`);
    const state = {
      mode: 'SANDBOX',
      name: 'Orders',
      origin: 'https://example.com',
      eventTypes: ['USER_CREATED'],
      active: true,
      includePayload: false,
    };
    expect(entries).toEqual([
      { action: 'webhook.create', actorKind: 'apiKey', before: null, after: state },
      { action: 'webhook.delete', actorKind: 'developer', before: state, after: null },
    ]);
  });

  it.each([
    [{ name: '  ' }, 'name is required.'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: undefined }, 'name'],
    [{ url: '' }, 'url is required and must begin with https://'],
    [{ url: `https://example.com/${'x'.repeat(500)}` }, 'url'],
    [{ url: 'ftp://example.com/' }, 'url is required and must begin with https://'],
    [{ url: 'http://example.com/' }, 'url is required and must begin with https://'],
    [{ url: 'example.com' }, 'url is required and must begin with https://'],
    [{ url: 'https://' }, 'url is required and must begin with https://'],
    [{ url: 'https:example.com' }, 'url is required and must begin with https://'],
    [{ url: 'https://user:pass@example.com/' }, 'url must not contain a user name or password.'],
    [{ eventTypes: [] }, 'Please select at least one event.'],
    [{ eventTypes: ['NO_SUCH_EVENT'] }, 'eventTypes.0'],
    [{ eventTypes: 'ALL_EVENTS' }, 'eventTypes'],
    [{ active: 'yes' }, 'active'],
    [{ includePayload: 1 }, 'includePayload'],
    [{ secret: '' }, 'secret is required.'],
    [{ secret: 'x'.repeat(65) }, 'secret must have at most 64 characters'],
    [{ secret: `whsec_${Buffer.alloc(65).toString('base64')}` }, 'the base64 of at most 64 bytes'],
    [{ secret: `whsec_${Buffer.alloc(32, 0xfb).toString('base64url')}` }, 'the base64 of at most 64 bytes'],
  ])('refuses %j', async (change, text) => {
    const refused = await create(await createTestTenant(app), change);
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    expect(refused.message).toContain(text);
  });
});

describe('private addresses that are not allowed', () => {
  let strict: TestApp;
  let tenant: TestTenant;
  beforeAll(async () => {
    strict = await createTestApp({ WEBHOOK_ALLOW_PRIVATE: '0' });
    tenant = await createTestTenant(strict);
  });

  it.each([
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://10.1.2.3:8443/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[fd00:ec2::254]/',
    'https://[::ffff:10.0.0.1]/',
    'https://metadata.google.internal/',
    'https://intranet/',
  ])('refuses %s', async (url) => {
    const message = 'url must not lead to a private or reserved address.';
    expect(await create(tenant, { url }, strict)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS', message });
  });

  it('refuses plain http', async () => {
    const message = 'url is required and must begin with https://';
    expect(await create(tenant, { url: 'http://localhost:4000/' }, strict)).toMatchObject({ status: 400, message });
    expect((await strict.portal.inject('/config.json')).json().acceptsLocalWebhooks).toBe(false);
  });

  it('takes public addresses and names', async () => {
    expect((await create(tenant, { url: 'https://1.1.1.1/hook' }, strict)).status).toBe(200);
    expect((await create(tenant, { url: 'HTTPS://Example.com/hook' }, strict)).status).toBe(200);
  });
});

it('accepts private addresses and plain http when the operator allows them', async () => {
  const tenant = await createTestTenant(app);
  expect((await create(tenant, { url: 'http://127.0.0.1:4000/' })).status).toBe(200);
  expect((await create(tenant, { url: 'http://localhost:4000/' })).status).toBe(200);
  expect((await app.portal.inject('/config.json')).json().acceptsLocalWebhooks).toBe(true);
});

describe('listing webhooks', () => {
  it('shows the newest first, in pages that new ones do not disturb', async () => {
    const tenant = await createTestTenant(app);
    for (const name of ['one', 'two', 'three']) await create(tenant, { name });
    const list = (query: { size: number; cursor?: string }) =>
      request(app, webhooksApi.list, { authorization: tenant.basic.SANDBOX, query });
    const first = await list({ size: 2 });
    await create(tenant, { name: 'four' });
    const second = await list({ size: 2, cursor: first.data.nextCursor! });
    expect([...first.data.items, ...second.data.items].map(({ name }) => name).sort()).toEqual(['one', 'three', 'two']);
    expect(second.data.nextCursor).toBeNull();
    const whole = await list({ size: 10 });
    expect(whole.data.items).toHaveLength(4);
  });

  it.each([{ size: 0 }, { size: 151 }, { cursor: 'nonsense' }])('refuses %j', async (query) => {
    const tenant = await createTestTenant(app);
    const answer = await request(app, webhooksApi.list, { authorization: tenant.basic.SANDBOX, query });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });
});

describe('access to a webhook', () => {
  it('hides another tenant’s and the other mode’s webhook behind 404', async () => {
    const [owner, other] = [await createTestTenant(app), await createTestTenant(app)];
    const { data } = await create(owner);
    const strangers = [
      { authorization: other.basic.SANDBOX, mode: 'SANDBOX' as const },
      { authorization: owner.basic.PRODUCTION, mode: 'PRODUCTION' as const },
    ];
    for (const stranger of strangers) {
      const missing = { status: 404, code: 'MISSING_RESOURCE' };
      expect(await request(app, webhooksApi.get, { ...stranger, params: { id: data.id } })).toMatchObject(missing);
      expect(await request(app, webhooksApi.remove, { ...stranger, params: { id: data.id } })).toMatchObject(missing);
      expect((await request(app, webhooksApi.list, stranger)).data.items).toEqual([]);
    }
    expect((await request(app, webhooksApi.list, { authorization: owner.basic.SANDBOX })).data.items).toEqual([data]);
  });

  it('deletes a webhook once', async () => {
    const tenant = await createTestTenant(app);
    const { data } = await create(tenant);
    const remove = () =>
      request(app, webhooksApi.remove, { authorization: tenant.basic.SANDBOX, params: { id: data.id } });
    expect(await remove()).toMatchObject({ status: 200, code: 'OK' });
    expect(await remove()).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
  });

  it('refuses every call without credentials, with a wrong token and with the other mode’s key', async () => {
    const tenant = await createTestTenant(app);
    const link = await app.deps.tokens.sign(
      { typ: 'link', tenantId: tenant.tenantId, userId: 'u', mode: 'SANDBOX', jti: 'tk-1' },
      app.deps.now(),
      new Date(app.deps.now().getTime() + 60_000),
    );
    const refused = { status: 401, code: 'INVALID_TOKEN' };
    for (const authorization of [undefined, tenant.developer, `Bearer ${link}`, tenant.basic.PRODUCTION]) {
      const params = { id: 'wh-1' };
      expect(await request(app, webhooksApi.list, { authorization })).toMatchObject(refused);
      expect(await request(app, webhooksApi.create, { authorization, body: webhook })).toMatchObject(refused);
      expect(await request(app, webhooksApi.get, { authorization, params })).toMatchObject(refused);
      expect(await request(app, webhooksApi.remove, { authorization, params })).toMatchObject(refused);
    }
  });

  it('refuses an inactive key', async () => {
    const tenant = await createTestTenant(app);
    const body = { mode: 'SANDBOX' as const };
    const { data: key } = await request(app, apiKeysApi.create, { authorization: tenant.developer, body });
    const authorization = `Basic ${Buffer.from(`${key.apiKey}:${key.apiSecret}`).toString('base64')}`;
    expect((await request(app, webhooksApi.list, { authorization })).status).toBe(200);
    await request(app, apiKeysApi.setStatus, {
      authorization: tenant.developer,
      params: { id: key.id },
      body: { ...body, status: 'INACTIVE' },
    });
    expect(await request(app, webhooksApi.list, { authorization })).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });
});
