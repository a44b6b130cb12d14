import { gzipSync } from 'node:zlib';
import { webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import { webhooksApi } from '@smile/contract/webhooks';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startRawReceiver } from '../../../testing/receivers/raw-receiver.ts';
import { startWebhookReceiver } from '../../../testing/receivers/webhook-receiver.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestWebhook, listTestDeliveries, publishTestEvent, testContext } from '../../../testing/webhooks.ts';
import { inTransaction } from '../../context.ts';
import { publishEvents } from './service/publish-event.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  app.clock.reset();
  for (const close of closers.splice(0).reverse()) await close();
});

async function deliverTo(...parts: (string | Buffer)[]) {
  const tenant = await createTestTenant(app);
  const receiver = await startRawReceiver((socket) =>
    socket.end(Buffer.concat(parts.map((part) => Buffer.from(part)))),
  );
  closers.push(receiver.close);
  const id = await createTestWebhook(app, tenant, { url: `http://127.0.0.1:${receiver.port}/hook` });
  await publishTestEvent(app, tenant);
  await app.runJobs();
  const [delivery] = await listTestDeliveries(app, tenant, id);
  const input = { authorization: tenant.basic.SANDBOX, params: { id, deliveryId: delivery!.id } };
  const { items } = (await request(app, webhookDeliveriesApi.listAttempts, input)).data;
  return { delivery: delivery!, attempt: items[0]! };
}

describe('an answer', () => {
  it('delivers after 100 Continue', async () => {
    const found = await deliverTo('HTTP/1.1 100 Continue\r\n\r\n', 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok');
    expect(found.delivery).toMatchObject({ state: 'DELIVERED', attemptCount: 1, lastStatusCode: 200 });
    expect(found.attempt).toMatchObject({ statusCode: 200, error: null, responseBody: 'ok' });
  });

  it('is shown decompressed and in its own charset', async () => {
    const bytes = gzipSync(Buffer.from('¡Señor!', 'latin1'));
    const headers = 'content-encoding: gzip\r\ncontent-type: text/plain; charset=iso-8859-1\r\n';
    const found = await deliverTo(`HTTP/1.1 500 No\r\n${headers}content-length: ${bytes.length}\r\n\r\n`, bytes);
    expect(found.attempt).toMatchObject({ statusCode: 500, error: null, responseBody: '¡Señor!' });
  });

  it('delivers by its status, with a note when its body is cut off or too long', async () => {
    const short = await deliverTo('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nonly this');
    expect(short.delivery.state).toBe('DELIVERED');
    const error = 'The connection was closed before the answer was complete.';
    expect(short.attempt).toMatchObject({ statusCode: 200, error, responseBody: 'only this' });
    const long = await deliverTo('HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(100_000));
    expect(long.delivery.state).toBe('DELIVERED');
    expect(long.attempt.error).toBe('Only the first 16 kB of the answer were read.');
    expect(long.attempt.responseBody).toHaveLength(16_384);
  });
});

describe('the sequence number', () => {
  const account = { userId: 'user-1', accountId: 'a-1', providers: ['sss_ph'] };

  async function prepare(status: () => number) {
    const tenant = await createTestTenant(app);
    const receiver = await startWebhookReceiver((response) => response.writeHead(status()).end());
    closers.push(receiver.close);
    const id = await createTestWebhook(app, tenant, { url: receiver.url });
    const sent = () =>
      receiver.received.map(({ headers, event }) => ({ id: event.id, sequence: Number(headers['smile-sequence']) }));
    return { tenant, id, sent };
  }

  it('grows from event to event, within a transaction too', async () => {
    const { tenant, id, sent } = await prepare(() => 204);
    for (let round = 0; round < 3; round++) {
      await inTransaction(testContext(app, tenant), (tx) =>
        publishEvents(
          tx,
          Array.from({ length: 5 }, () => ({ type: 'ACCOUNT_CREATED' as const, data: account })),
        ),
      );
      await publishTestEvent(app, tenant);
    }
    await sendTest(tenant, id);
    await app.runJobs();
    const sequences = sent().map(({ sequence }) => sequence);
    expect(sequences).toHaveLength(19);
    expect(new Set(sequences).size).toBe(19);
    expect(sequences.every(Number.isSafeInteger)).toBe(true);
  });

  it('sorts events that arrive in another order than they happened in', async () => {
    const answer = { status: 500 };
    const { tenant, sent } = await prepare(() => answer.status);
    await publishTestEvent(app, tenant);
    await app.runJobs();
    answer.status = 204;
    await publishTestEvent(app, tenant);
    await app.runJobs();
    app.clock.advanceSeconds(40);
    await app.runJobs();
    const [first, second, again] = sent();
    expect(again).toEqual(first);
    expect(second!.sequence).toBeGreaterThan(first!.sequence);
  });

  it('stays when an event is sent again, and is shown in the delivery log', async () => {
    const { tenant, id, sent } = await prepare(() => 204);
    await publishTestEvent(app, tenant);
    await app.runJobs();
    const [delivery] = await listTestDeliveries(app, tenant, id);
    const input = { authorization: tenant.basic.SANDBOX, params: { id, deliveryId: delivery!.id } };
    await request(app, webhookDeliveriesApi.resend, input);
    await app.runJobs();
    const [first, second] = sent();
    expect(second).toEqual(first);
    const { items } = (await request(app, webhookDeliveriesApi.listAttempts, input)).data;
    expect(items.map(({ requestHeaders }) => Number(requestHeaders['smile-sequence']))).toEqual([
      first!.sequence,
      first!.sequence,
    ]);
  });

  const sendTest = (tenant: TestTenant, id: string) =>
    request(app, webhookDeliveriesApi.sendTest, {
      authorization: tenant.basic.SANDBOX,
      params: { id },
      body: { eventType: 'USER_CREATED' },
    });

  it('is the same for every webhook of the event', async () => {
    const { tenant, id, sent } = await prepare(() => 204);
    const webhook = await request(app, webhooksApi.get, { authorization: tenant.basic.SANDBOX, params: { id } });
    await createTestWebhook(app, tenant, { url: webhook.data.url });
    await publishTestEvent(app, tenant);
    await app.runJobs();
    const [left, right] = sent();
    expect(left).toEqual(right);
  });
});
