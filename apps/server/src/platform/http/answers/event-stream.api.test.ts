import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { apiKeysApi } from '@smile/contract/api-keys';
import { developersApi } from '@smile/contract/developers';
import { endpoint } from '@smile/contract/endpoint';
import { webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { addTestMember } from '../../../../testing/member.ts';
import { request } from '../../../../testing/request.ts';
import { createTestTenant, type TestTenant, testPassword } from '../../../../testing/tenant.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { apiOptions } from '../../../authenticate-request.ts';
import { systemContext } from '../../../context.ts';
import { createAuthenticator } from '../../../features/auth/service/create-authenticator.ts';
import { createCredentialUses } from '../../../features/auth/service/create-credential-uses.ts';
import { addApi } from '../callers/api-scope.ts';
import { createApp } from '../create-app.ts';
import { routeStream } from './event-stream.ts';

const livePath = `/sandbox/v1${webhookDeliveriesApi.live.path}`;
let app: TestApp;
let address: string;
let tenant: TestTenant;
const opened: IncomingMessage[] = [];

beforeAll(async () => {
  app = await createTestApp();
  await app.deps.database.listen();
  address = await app.portal.listen({ host: '127.0.0.1', port: 0 });
  tenant = await createTestTenant(app);
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.destroy();
});
afterAll(async () => {
  await app.portal.close();
  await app.deps.database.close();
});

async function open(authorization: string, url = address + livePath): Promise<IncomingMessage> {
  const [response] = await once(get(url, { agent: false, headers: { authorization } }), 'response');
  opened.push(response);
  return response;
}

/** Resolves with the whole stream when the server ends it. */
const ended = (stream: IncomingMessage): Promise<string> => text(stream);

/** First bytes of a stream; the next would be a heartbeat, which rechecks access. */
const opening = ': open\n\n';

// Heartbeats are off, so that only the notification of the change can end a stream.
describe('a stream whose caller loses the right', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('closes for a removed member', async () => {
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    const end = ended(await open(member.openApi));
    await request(app, developersApi.remove, { authorization: tenant.developer, params: { id: member.id } });
    expect(await end).toBe(opening);
    expect((await open(member.openApi)).statusCode).toBe(401);
  });

  it('closes for a member with a new role, which ends the session', async () => {
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    const end = ended(await open(member.openApi));
    const change = { authorization: tenant.developer, params: { id: member.id }, body: { role: 'ADMIN' } } as const;
    await request(app, developersApi.setRole, change);
    expect(await end).toBe(opening);
    expect((await open(member.openApi)).statusCode).toBe(401);
  });

  it('closes for a member with a new password', async () => {
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    const end = ended(await open(member.openApi));
    const newPassword = `${testPassword}-2`;
    const body = { originPassword: testPassword, newPassword, confirmPassword: newPassword };
    await request(app, developersApi.changePassword, {
      authorization: member.developer,
      params: { id: member.id },
      body,
    });
    expect(await end).toBe(opening);
  });

  it('closes for an inactive API key, and stays open for other keys', async () => {
    const { data: key } = await request(app, apiKeysApi.create, {
      authorization: tenant.developer,
      body: { mode: 'SANDBOX' },
    });
    const kept = await open(tenant.basic.SANDBOX);
    const end = ended(await open(`Basic ${btoa(`${key.apiKey}:${key.apiSecret}`)}`));
    await request(app, apiKeysApi.setStatus, {
      authorization: tenant.developer,
      params: { id: key.id },
      body: { mode: 'SANDBOX', status: 'INACTIVE' },
    });
    expect(await end).toBe(opening);
    expect(kept.readableEnded).toBe(false);
  });

  it('closes with the next heartbeat when the notification was lost', async () => {
    const member = await addTestMember(app, tenant, 'DEVELOPER');
    const end = ended(await open(member.openApi));
    await systemContext(app.deps).db.query(sql`delete from developer_sessions where developer_id = ${member.id}`);
    // Longer than verified credentials are cached.
    app.clock.advanceSeconds(2);
    vi.advanceTimersByTime(15_000);
    expect(await end).toBe(`${opening}: still here\n\n`);
    app.clock.reset();
  });
});

it('allows ten streams per caller, and the next once one is closed', async () => {
  const owner = await createTestTenant(app);
  const streams = await Promise.all(Array.from({ length: 10 }, () => open(owner.basic.SANDBOX)));
  expect(streams.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect((await open(owner.basic.SANDBOX)).statusCode).toBe(429);
  expect((await open(owner.openApi.SANDBOX)).statusCode).toBe(200);
  streams[0]!.destroy();
  await expect.poll(async () => (await open(owner.basic.SANDBOX)).statusCode).toBe(200);
});

it('requires a role when the contract says so', async () => {
  const news = endpoint({
    operationId: 'listenToNews',
    summary: 'Hear of news',
    tag: 'News',
    method: 'GET',
    path: '/news',
    auth: 'developer',
    role: 'ADMIN',
    answer: z.object({ title: z.string() }),
    isStream: true,
  });
  const member = await addTestMember(app, tenant, 'DEVELOPER');
  const server = createApp({ log: app.deps.log, trustProxy: [] });
  const options = apiOptions(app.deps, createAuthenticator(app.deps, createCredentialUses(app.deps)));
  const scope = { prefix: '/developer/v1', mode: null, isOpenToAllOrigins: false };
  await addApi(server, { ...scope, features: [(router) => routeStream(router, news, () => () => {})] }, options);
  const url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/developer/v1/news`;
  expect((await open(member.developer, url)).statusCode).toBe(403);
  expect((await open(tenant.developer, url)).statusCode).toBe(200);
  await server.close();
});
