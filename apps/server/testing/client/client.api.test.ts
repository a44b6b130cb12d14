import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientOptions, createClient, type SmileClient } from '@smile/client/client';
import { SmileError } from '@smile/client/errors';
import { readSequence, verifyWebhook } from '@smile/client/webhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWebhookReceiver } from '../receivers/webhook-receiver.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { type TestApp, testApp } from '../test-app.ts';

let app: TestApp;
let server: Server;
let tenant: TestTenant;
/** Number of responses to drop: the server has done its work, but the caller hears nothing. */
let lost = 0;
let requests = 0;

beforeAll(async () => {
  app = await testApp();
  await app.portal.ready();
  server = createServer((request, response) => {
    requests++;
    if (lost > 0) {
      lost--;
      response.end = () => response.destroy() as never;
    }
    app.portal.routing(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  tenant = await createTestTenant(app);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function clientOf(given: Partial<ClientOptions> = {}): SmileClient {
  const pair = Buffer.from(tenant.basic.SANDBOX.replace('Basic ', ''), 'base64').toString();
  const [apiKey, apiSecret] = pair.split(':') as [string, string];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return createClient({ url, mode: 'SANDBOX', apiKey, apiSecret, ...given });
}

it('creates, gets and lists, loading pages on demand', async () => {
  const smile = clientOf();
  const ids: string[] = [];
  for (const customer of ['1', '2', '3', '4', '5']) {
    const { user } = await smile.createUser({ externalMetadata: { customer } });
    ids.unshift(user.id);
  }
  expect((await smile.getUser(ids[0]!)).externalMetadata).toEqual({ customer: '5' });
  const page = await smile.listUsers({ size: 2 });
  expect(page.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(page.nextCursor).toEqual(expect.any(String));

  const before = requests;
  const seen: string[] = [];
  for await (const { id } of smile.listUsers({ size: 2 })) if (seen.push(id) === 3) break;
  expect(seen).toEqual(ids.slice(0, 3));
  expect(requests - before).toBe(2);
});

it('repeats calls without an answer, and they happen once', async () => {
  const smile = clientOf();
  lost = 2;
  const before = requests;
  const { user } = await smile.createUser({ externalMetadata: { customer: 'once' } });
  expect(requests - before).toBe(3);
  const page = await smile.listUsers({ size: 2 });
  expect(page.items[0]!.id).toBe(user.id);
  expect(page.items[1]!.externalMetadata).not.toEqual({ customer: 'once' });
});

it('gives up after its retries, with an error', async () => {
  lost = 2;
  const refused = clientOf({ maxRetries: 1 }).listUsers();
  await expect(refused).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  expect(lost).toBe(0);
});

it("rejects with the API's message, at once when a retry is pointless", async () => {
  const before = requests;
  const error = await clientOf()
    .getUser('nobody')
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SmileError);
  expect(error).toMatchObject({ code: 'MISSING_RESOURCE', status: 404, requestId: expect.any(String) });
  const wrong = clientOf({ apiSecret: 'wrong' }).listUsers();
  await expect(wrong).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(requests - before).toBe(2);
});

it.each([
  [{ code: 'REQUEST_LIMIT_EXCEEDED', message: 'No.' }, 'REQUEST_LIMIT_EXCEEDED'],
  [{ status: 'ok' }, 'UNEXPECTED_ANSWER'],
])('rejects the answer %j, though its status is 200', async (answer, code) => {
  const smile = clientOf({ fetch: async () => Response.json(answer) });
  await expect(smile.getUser('user-1')).rejects.toMatchObject({ code, status: 200 });
});

it('rejects a call without its id', () => {
  expect(() => clientOf().deleteAccount('')).toThrow(TypeError);
  expect(() => clientOf().deleteWebhook('..')).toThrow(TypeError);
});

it('ends with the signal of the caller', async () => {
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(clientOf().getUser('u-1', { signal })).rejects.toThrow('enough');
});

it.each([
  ['of your own', 'a-secret-of-your-own'],
  ['of 64 bytes in base64', `whsec_${Buffer.alloc(64, 'smile').toString('base64')}`],
])('verifies deliveries signed with a secret %s', async (_, secret) => {
  const smile = clientOf();
  const receiver = await startWebhookReceiver();
  await smile.createWebhook({ name: 'Client', url: receiver.url, secret, active: true, eventTypes: ['USER_CREATED'] });
  const { user } = await smile.createUser();
  await app.runJobs();
  const [{ body, headers }] = receiver.received as [(typeof receiver.received)[number]];
  await receiver.close();

  const event = await verifyWebhook({ body, headers, secret });
  expect(event.type === 'USER_CREATED' && event.data.userId).toBe(user.id);
  expect(readSequence(headers)).toBe(Number(headers['smile-sequence']));
  expect(readSequence({ 'Smile-Sequence': ['12'] })).toBe(12);
  expect(readSequence(new Headers())).toBeNull();
  const refused = (given: object) => verifyWebhook({ body, headers, secret, ...given });
  await expect(refused({ secret: 'another' })).rejects.toThrow('not of this delivery');
  await expect(refused({ body: body.replace(user.id, 'u-2') })).rejects.toThrow('not of this delivery');
  await expect(refused({ headers: {} })).rejects.toThrow('not signed');
  const later = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) };
  await expect(refused({ headers: later })).rejects.toThrow('not of this delivery');
  await expect(refused({ toleranceSeconds: -1 })).rejects.toThrow('not from the last');
});
