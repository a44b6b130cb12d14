import { request as httpRequest, type IncomingMessage } from 'node:http';
import { authApi } from '@smile/contract/auth';
import { developerSessionsApi } from '@smile/contract/developer-sessions';
import { developersApi } from '@smile/contract/developers';
import { usersApi } from '@smile/contract/users';
import { webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addTestMember } from '../../../testing/member.ts';
import { request } from '../../../testing/request.ts';
import { send } from '../../../testing/send.ts';
import { createTestTenant, type TestTenant, testPassword } from '../../../testing/tenant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let baseUrl: string;
beforeAll(async () => {
  app = await createTestApp();
  await app.deps.database.listen();
  baseUrl = await app.portal.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.portal.close();
  await app.deps.database.close();
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0';
const ended = { status: 401, code: 'SESSION_EXPIRED' };

async function logIn({ emailAddress }: { emailAddress: string }, headers = {}, ip = '127.0.0.1') {
  const body = { emailAddress, password: testPassword };
  const answer = JSON.parse((await send(app, authApi.login, { body, headers, ip })).text);
  const { developerToken, openApiSandboxToken, openApiProductionToken } = answer.data;
  return {
    developer: `Bearer ${developerToken.token}`,
    openApi: `Bearer ${openApiSandboxToken.token}`,
    production: `Bearer ${openApiProductionToken.token}`,
  };
}

const list = (authorization: string, query = {}) => request(app, developerSessionsApi.list, { authorization, query });
const me = (authorization: string) => request(app, developersApi.me, { authorization });
const auditOf = ({ tenantId }: TestTenant) =>
  app.deps.database
    .in({ kind: 'system' })
    .query<{ action: string }>(sql`select action from audit_log where tenant_id = ${tenantId} order by created_at, id`);

it('lists sessions with device, address and last use, and marks the current one', async () => {
  const tenant = await createTestTenant(app);
  const { developer } = await logIn(tenant, { 'user-agent': firefox }, '203.0.113.9');
  app.clock.advanceSeconds(60);
  await request(app, developersApi.me, { authorization: developer, ip: '10.1.2.3' });
  await app.writeUses();
  const { data } = await list(developer);
  app.clock.reset();
  expect(data.items).toHaveLength(2);
  const [newest, first] = data.items;
  expect(newest).toMatchObject({
    isCurrent: true,
    device: 'Firefox on Windows',
    ipAddress: '10.1.2.3',
    place: 'PRIVATE_NETWORK',
  });
  expect(newest!.lastUsedAt > newest!.createdAt).toBe(true);
  expect(first).toMatchObject({ isCurrent: false, id: tenant.sessionId });
});

it('revokes every token of the session on log-out, and of no other session', async () => {
  const tenant = await createTestTenant(app);
  const session = await logIn(tenant);
  expect((await me(session.developer)).status).toBe(200);
  expect((await request(app, developerSessionsApi.logOut, { authorization: session.developer })).status).toBe(200);
  expect(await me(session.developer)).toMatchObject(ended);
  for (const [mode, authorization] of [
    ['SANDBOX', session.openApi],
    ['PRODUCTION', session.production],
  ] as const)
    expect(await request(app, usersApi.list, { authorization, mode, query: {} })).toMatchObject({
      status: 401,
      code: 'INVALID_TOKEN',
    });
  expect((await me(tenant.developer)).status).toBe(200);
  expect((await auditOf(tenant)).at(-1)).toEqual({ action: 'developer.log-out' });
});

it('ends one session, or all except the current one', async () => {
  const tenant = await createTestTenant(app);
  const [one, two, three] = [await logIn(tenant), await logIn(tenant), await logIn(tenant)];
  const { data } = await list(one.developer);
  const idOfTwo = (await list(two.developer)).data.items.find(({ isCurrent }) => isCurrent)!.id;
  expect(data.items.map(({ id }) => id)).toContain(idOfTwo);
  const remove = (authorization: string, id: string) =>
    request(app, developerSessionsApi.remove, { authorization, params: { id } });
  expect((await remove(one.developer, idOfTwo)).status).toBe(200);
  expect(await remove(one.developer, idOfTwo)).toMatchObject({ status: 404 });
  expect(await me(two.developer)).toMatchObject(ended);
  const others = await request(app, developerSessionsApi.removeOthers, { authorization: one.developer });
  expect(others.data).toEqual({ ended: 2 });
  expect(await me(three.developer)).toMatchObject(ended);
  expect((await me(one.developer)).status).toBe(200);
});

it("hides other members' sessions, also from administrators", async () => {
  const tenant = await createTestTenant(app);
  const member = await addTestMember(app, tenant, 'DEVELOPER');
  for (const [authorization, id] of [
    [member.developer, tenant.sessionId],
    [tenant.developer, (await list(member.developer)).data.items[0]!.id],
  ] as const)
    expect(await request(app, developerSessionsApi.remove, { authorization, params: { id } })).toMatchObject({
      status: 404,
      code: 'MISSING_RESOURCE',
    });
  expect((await list(member.developer)).data.items).toHaveLength(1);
});

it('ends sessions on a new password, a new role and removal', async () => {
  const tenant = await createTestTenant(app);
  const member = await addTestMember(app, tenant, 'DEVELOPER');
  const authorization = tenant.developer;
  await request(app, developersApi.setRole, { authorization, params: { id: member.id }, body: { role: 'ADMIN' } });
  expect(await me(member.developer)).toMatchObject(ended);
  const second = await logIn(member);
  expect((await list(second.developer)).data.items).toHaveLength(1);
  const newPassword = 'Other-horse-2';
  await request(app, developersApi.changePassword, {
    authorization: second.developer,
    params: { id: member.id },
    body: { originPassword: testPassword, newPassword, confirmPassword: newPassword },
  });
  expect(await me(second.developer)).toMatchObject(ended);
});

it('closes the open streams of a removed developer', async () => {
  const tenant = await createTestTenant(app);
  const member = await addTestMember(app, tenant, 'DEVELOPER');
  const stream = await open(member.openApi);
  expect(stream.statusCode).toBe(200);
  const closed = new Promise<void>((done) => stream.once('end', done));
  stream.resume();
  await request(app, developersApi.remove, { authorization: tenant.developer, params: { id: member.id } });
  await closed;
});

it('closes the open streams of a session on log-out', async () => {
  const tenant = await createTestTenant(app);
  const session = await logIn(tenant);
  const stream = await open(session.openApi);
  const closed = new Promise<void>((done) => stream.once('end', done));
  stream.resume();
  await request(app, developerSessionsApi.logOut, { authorization: session.developer });
  await closed;
});

it('lists pages by cursor, without expired sessions', async () => {
  const tenant = await createTestTenant(app);
  for (let count = 0; count < 3; count++) await logIn(tenant);
  const first = await list(tenant.developer, { size: 3 });
  const rest = await list(tenant.developer, { size: 3, cursor: first.data.nextCursor });
  expect([first.data.items.length, rest.data.items.length, rest.data.nextCursor]).toEqual([3, 1, null]);
  app.clock.advanceSeconds(13 * 3600);
  const later = await logIn(tenant);
  const { data } = await list(later.developer);
  app.clock.reset();
  expect(data.items).toHaveLength(1);
});

function open(authorization: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const call = httpRequest(
      `${baseUrl}/sandbox/v1${webhookDeliveriesApi.live.path}`,
      { headers: { authorization } },
      done,
    );
    call.on('error', fail);
    call.end();
  });
}
