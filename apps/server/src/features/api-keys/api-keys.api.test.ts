import { apiKeysApi } from '@smile/contract/api-keys';
import { usersApi } from '@smile/contract/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../../testing/request.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createKeyUses } from './service/create-key-uses.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const mode = 'SANDBOX';

function basicOf(key: { apiKey: string; apiSecret: string }): string {
  return `Basic ${Buffer.from(`${key.apiKey}:${key.apiSecret}`).toString('base64')}`;
}

describe('API keys', () => {
  it('creates a key that works at once and lists it first', async () => {
    const tenant = await createTestTenant(app);
    const created = await request(app, apiKeysApi.create, { authorization: tenant.developer, body: { mode } });
    expect(created).toMatchObject({
      status: 201,
      code: 'OK',
      data: { mode, status: 'ACTIVE', tenantId: tenant.tenantId },
    });
    expect(created.data.apiKey).toMatch(/^sandbox_[0-9a-f]{40}$/);
    expect(created.data.apiSecret).toMatch(/^[0-9A-Za-z]{48}$/);

    const used = await request(app, usersApi.list, { authorization: basicOf(created.data) });
    expect(used.status).toBe(200);
    const listed = await request(app, apiKeysApi.list, { authorization: tenant.developer, query: { mode } });
    expect(listed.data.items.map((key) => key.id)).toContain(created.data.id);
    expect(listed.data.items).toHaveLength(2);
  });

  it('rejects a key as soon as it is deactivated and accepts it again once activated', async () => {
    const tenant = await createTestTenant(app);
    const { data: key } = await request(app, apiKeysApi.create, { authorization: tenant.developer, body: { mode } });
    const call = () => request(app, usersApi.list, { authorization: basicOf(key) });
    const setStatus = (status: 'ACTIVE' | 'INACTIVE') =>
      request(app, apiKeysApi.setStatus, {
        authorization: tenant.developer,
        params: { id: key.id },
        body: { mode, status },
      });
    expect((await call()).status).toBe(200);
    expect((await setStatus('INACTIVE')).data.status).toBe('INACTIVE');
    expect(await call()).toMatchObject({ status: 400, code: 'INVALID_CREDENTIALS' });
    await setStatus('ACTIVE');
    expect((await call()).status).toBe(200);
  });

  it('deletes a key only while it is inactive', async () => {
    const tenant = await createTestTenant(app);
    const { data: key } = await request(app, apiKeysApi.create, { authorization: tenant.developer, body: { mode } });
    const remove = () => request(app, apiKeysApi.remove, { authorization: tenant.developer, params: { id: key.id } });
    expect(await remove()).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
    await request(app, apiKeysApi.setStatus, {
      authorization: tenant.developer,
      params: { id: key.id },
      body: { mode, status: 'INACTIVE' },
    });
    expect(await remove()).toMatchObject({ status: 200, code: 'OK' });
    expect(await remove()).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
  });

  it('shows when each key was last used, to the second, and never an earlier time', async () => {
    const tenant = await createTestTenant(app);
    const { data: key } = await request(app, apiKeysApi.create, { authorization: tenant.developer, body: { mode } });
    const lastUsedAt = async () => {
      await app.writeUses();
      const { data } = await request(app, apiKeysApi.list, { authorization: tenant.developer, query: { mode } });
      return data.items.find(({ id }) => id === key.id)!.lastUsedAt;
    };
    const call = (authorization: string) => request(app, usersApi.list, { authorization });
    expect(key.lastUsedAt).toBeNull();
    await call(basicOf({ ...key, apiSecret: 'wrong' }));
    expect(await lastUsedAt()).toBeNull();
    app.clock.advanceSeconds(3600);
    await call(basicOf(key));
    const first = await lastUsedAt();
    app.clock.advanceSeconds(1);
    await call(basicOf(key));
    const second = await lastUsedAt();
    expect(Date.parse(second!) - Date.parse(first!)).toBeGreaterThanOrEqual(1000);
    app.clock.reset();
    await call(basicOf(key));
    expect(await lastUsedAt()).toBe(second);
  });

  it('records the last use when the server stops', async () => {
    const tenant = await createTestTenant(app);
    const uses = createKeyUses(app.deps);
    const { data } = await request(app, apiKeysApi.list, { authorization: tenant.developer, query: { mode } });
    uses.note({ tenantId: tenant.tenantId, id: data.items[0]!.id });
    await uses.stop();
    const after = await request(app, apiKeysApi.list, { authorization: tenant.developer, query: { mode } });
    expect(after.data.items[0]!.lastUsedAt).not.toBeNull();
  });

  it('hides another tenant’s key behind 404', async () => {
    const [owner, other] = [await createTestTenant(app), await createTestTenant(app)];
    const { data: key } = await request(app, apiKeysApi.create, { authorization: owner.developer, body: { mode } });
    const asOther = { authorization: other.developer, params: { id: key.id } };
    const changed = await request(app, apiKeysApi.setStatus, { ...asOther, body: { mode, status: 'INACTIVE' } });
    expect(changed).toMatchObject({ status: 404, code: 'MISSING_RESOURCE' });
    expect(await request(app, apiKeysApi.remove, asOther)).toMatchObject({ status: 404 });
  });

  it('lets a DEVELOPER read but not change', async () => {
    const tenant = await createTestTenant(app, 'DEVELOPER');
    const authorization = tenant.developer;
    const { data } = await request(app, apiKeysApi.list, { authorization, query: { mode } });
    const params = { id: data.items[0]!.id };
    const refused = { status: 403, code: 'UNAUTHORIZED_ACCESS' };
    expect(await request(app, apiKeysApi.create, { authorization, body: { mode } })).toMatchObject(refused);
    expect(await request(app, apiKeysApi.remove, { authorization, params })).toMatchObject(refused);
    const body = { mode, status: 'INACTIVE' } as const;
    expect(await request(app, apiKeysApi.setStatus, { authorization, params, body })).toMatchObject(refused);
  });

  it('lists all keys over pages without repeats or gaps', async () => {
    const tenant = await createTestTenant(app);
    for (let i = 0; i < 4; i++)
      await request(app, apiKeysApi.create, { authorization: tenant.developer, body: { mode } });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(cursor);
      seen.push(...page.data.items.map((key) => key.id));
      cursor = page.data.nextCursor;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
    function list(at: string) {
      return request(app, apiKeysApi.list, { authorization: tenant.developer, query: { mode, size: 2, cursor: at } });
    }
  });

  it.each([
    { name: 'no credentials', authorization: undefined, status: 401, code: 'INVALID_TOKEN' },
    { name: 'a token of another kind', authorization: 'link', status: 401, code: 'INVALID_TOKEN' },
    { name: 'a malformed token', authorization: 'Bearer nonsense', status: 401, code: 'INVALID_TOKEN' },
  ])('refuses $name', async ({ authorization, status, code }) => {
    const tenant = await createTestTenant(app);
    const given = authorization === 'link' ? tenant.openApi.SANDBOX : authorization;
    expect(await request(app, apiKeysApi.list, { authorization: given, query: { mode } })).toMatchObject({
      status,
      code,
    });
  });

  it('rejects an unknown mode and a size beyond the limit', async () => {
    const { developer: authorization } = await createTestTenant(app);
    const wrong = { status: 400, code: 'INVALID_PARAMETERS' };
    expect(await request(app, apiKeysApi.list, { authorization, query: { mode: 'LIVE' as 'SANDBOX' } })).toMatchObject(
      wrong,
    );
    expect(await request(app, apiKeysApi.list, { authorization, query: { mode, size: 151 } })).toMatchObject(wrong);
    expect(await request(app, apiKeysApi.list, { authorization, query: { mode, cursor: '!' } })).toMatchObject(wrong);
  });
});
