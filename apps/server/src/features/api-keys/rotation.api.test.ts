import { type ApiKey, apiKeysApi } from '@smile/contract/api-keys';
import { auditLogApi } from '@smile/contract/audit-log';
import { usersApi } from '@smile/contract/users';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/mails.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, signTokens, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => app.clock.reset());

const mode = 'SANDBOX';
const daySeconds = 86_400;

const create = async (tenant: TestTenant) =>
  (await request(app, apiKeysApi.create, { authorization: tenant.developer, body: { mode } })).data;
const rotate = (tenant: TestTenant, id: string, graceDays?: number) =>
  request(app, apiKeysApi.rotate, { authorization: tenant.developer, params: { id }, body: { mode, graceDays } });
const setEnd = (tenant: TestTenant, id: string, graceDays: number | null) =>
  request(app, apiKeysApi.setEnd, { authorization: tenant.developer, params: { id }, body: { mode, graceDays } });

async function use({ apiKey, apiSecret }: ApiKey): Promise<number> {
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;
  return (await request(app, usersApi.list, { authorization })).status;
}

/** Reads a key from the list with a fresh session. */
async function show({ tenantId, developerId }: TestTenant, id: string): Promise<ApiKey> {
  await app.writeUses();
  const { developer: authorization } = await signTokens(app, { tenantId, developerId, role: 'ADMIN' });
  const { data } = await request(app, apiKeysApi.list, { authorization, query: { mode } });
  return data.items.find((key) => key.id === id)!;
}

it('accepts both keys until the grace period ends, to the second, with or without the job', async () => {
  const tenant = await createTestTenant(app);
  const old = await create(tenant);
  const { status, data: fresh } = await rotate(tenant, old.id);
  expect(status).toBe(201);
  expect(fresh).toMatchObject({ mode, status: 'ACTIVE', replacement: null, endsAt: null });
  expect(fresh.apiKey).not.toBe(old.apiKey);
  expect([await use(old), await use(fresh)]).toEqual([200, 200]);
  const shown = await show(tenant, old.id);
  expect(shown).toMatchObject({ status: 'ACTIVE', replacement: { id: fresh.id, apiKey: fresh.apiKey } });
  expect(shown.replacement!.lastUsedAt).not.toBeNull();
  expect(Date.parse(shown.endsAt!) - Date.parse(fresh.createdAt)).toBe(7 * daySeconds * 1000);

  app.clock.advanceSeconds(7 * daySeconds - 5);
  expect(await use(old)).toBe(200);
  app.clock.advanceSeconds(6);
  expect([await use(old), await use(fresh)]).toEqual([400, 200]);
  expect(await show(tenant, old.id)).toMatchObject({ status: 'INACTIVE' });
  await app.runJobs();
  expect(await show(tenant, old.id)).toMatchObject({ status: 'INACTIVE' });
});

it('ends the old key at once without a grace period, and restores it when activated again', async () => {
  const tenant = await createTestTenant(app);
  const old = await create(tenant);
  expect(await use(old)).toBe(200);
  const { data: fresh } = await rotate(tenant, old.id, 0);
  expect([await use(old), await use(fresh)]).toEqual([400, 200]);
  const activated = await request(app, apiKeysApi.setStatus, {
    authorization: tenant.developer,
    params: { id: old.id },
    body: { mode, status: 'ACTIVE' },
  });
  expect(activated.data).toMatchObject({ status: 'ACTIVE', endsAt: null });
  await app.runJobs();
  expect(await use(old)).toBe(200);
});

it('moves and removes the end', async () => {
  const tenant = await createTestTenant(app);
  const old = await create(tenant);
  await rotate(tenant, old.id, 2);
  const { data: moved } = await setEnd(tenant, old.id, 30);
  expect(Date.parse(moved.endsAt!)).toBeGreaterThan(Date.now() + 29 * daySeconds * 1000);
  app.clock.advanceSeconds(3 * daySeconds);
  await app.runJobs();
  expect(await use(old)).toBe(200);
  app.clock.reset();
  expect((await setEnd(tenant, old.id, null)).data.endsAt).toBeNull();
  app.clock.advanceSeconds(31 * daySeconds);
  await app.runJobs();
  expect(await use(old)).toBe(200);
  app.clock.reset();
  expect((await setEnd(tenant, old.id, 0)).status).toBe(400);
});

it('warns the administrators a day before the end of a key in use', async () => {
  const tenant = await createTestTenant(app);
  const [idle, used] = [await create(tenant), await create(tenant)];
  for (const { id } of [idle, used]) await rotate(tenant, id, 3);
  app.clock.advanceSeconds(2 * daySeconds + 60);
  await use(used);
  await app.writeUses();
  const mails = (await mailsTo(app, tenant.emailAddress)).filter(({ subject }) => subject.includes('API key'));
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your API key …${used.apiKey.slice(-8)} ends soon and is still in use`,
  ]);
  expect(mails[0]!.text).not.toContain(used.apiSecret);
});

it('rotates only an active key without a replacement', async () => {
  const tenant = await createTestTenant(app);
  const old = await create(tenant);
  const { data: fresh } = await rotate(tenant, old.id);
  const refused = { status: 400, code: 'INVALID_PARAMETERS' };
  expect(await rotate(tenant, old.id)).toMatchObject(refused);
  expect(await rotate(tenant, fresh.id, 91)).toMatchObject(refused);
  expect(await rotate(tenant, fresh.id, -1)).toMatchObject(refused);
  const off = { authorization: tenant.developer, params: { id: fresh.id } };
  await request(app, apiKeysApi.setStatus, { ...off, body: { mode, status: 'INACTIVE' } });
  expect(await rotate(tenant, fresh.id)).toMatchObject(refused);
  expect(await setEnd(tenant, fresh.id, 3)).toMatchObject(refused);
  expect((await request(app, apiKeysApi.remove, off)).status).toBe(200);
  const left = await show(tenant, old.id);
  expect(left.replacement).toBeNull();
  expect(left.endsAt).not.toBeNull();
  expect((await rotate(tenant, old.id)).status).toBe(201);
});

it('hides another tenant’s key and one of the other mode behind 404', async () => {
  const [owner, other] = [await createTestTenant(app), await createTestTenant(app)];
  const key = await create(owner);
  expect((await rotate(other, key.id)).status).toBe(404);
  expect((await setEnd(other, key.id, 3)).status).toBe(404);
  const asProduction = { authorization: owner.developer, params: { id: key.id } };
  const { status } = await request(app, apiKeysApi.rotate, { ...asProduction, body: { mode: 'PRODUCTION' } });
  expect(status).toBe(404);
});

it('allows one of two concurrent rotations', async () => {
  const tenant = await createTestTenant(app);
  const old = await create(tenant);
  const statuses = (await Promise.all([rotate(tenant, old.id), rotate(tenant, old.id)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 400]);
});

it('audits the rotation, a moved end and the end, without the secret', async () => {
  const tenant = await createTestTenant(app);
  const old = await create(tenant);
  const { data: fresh } = await rotate(tenant, old.id);
  await setEnd(tenant, old.id, 1);
  app.clock.advanceSeconds(daySeconds + 1);
  await app.runJobs();
  app.clock.reset();
  const { data } = await request(app, auditLogApi.list, { authorization: tenant.developer, query: {} });
  const entries = data.items.filter(({ entityId }) => entityId === old.id);
  expect(entries.map(({ action }) => action)).toEqual([
    'api-key.end',
    'api-key.set-end',
    'api-key.rotate',
    'api-key.create',
  ]);
  expect(entries[2]!.after).toMatchObject({ replacedBy: fresh.id });
  expect(JSON.stringify(data)).not.toContain(fresh.apiSecret);
});
