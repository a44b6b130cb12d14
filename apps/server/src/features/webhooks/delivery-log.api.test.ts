import { eventExamples } from '@smile/contract/event-examples';
import type { DeliveryState } from '@smile/contract/events';
import { eventTypes } from '@smile/contract/events';
import { webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import { webhooksApi } from '@smile/contract/webhooks';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/receivers/webhook-receiver.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createTestWebhook, listTestDeliveries, publishTestEvent } from '../../../testing/webhooks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  app.clock.reset();
  for (const close of closers.splice(0).reverse()) await close();
});

async function receiverOf(answer?: Parameters<typeof startWebhookReceiver>[0]): Promise<WebhookReceiver> {
  const receiver = await startWebhookReceiver(answer);
  closers.push(receiver.close);
  return receiver;
}

async function runAfter(seconds: number): Promise<void> {
  app.clock.advanceSeconds(seconds);
  await app.runJobs();
}

/** A tenant with a webhook whose receiver answers with the status, which the test may change. */
async function prepare(status = 500) {
  const tenant = await createTestTenant(app);
  const answer = { status };
  const receiver = await receiverOf((response) => response.writeHead(answer.status, { 'x-kind': 'test' }).end('body'));
  const id = await createTestWebhook(app, tenant, { url: receiver.url });
  return { tenant, receiver, id, answer };
}

function read(tenant: TestTenant, id: string, deliveryId: string) {
  const input = { authorization: tenant.basic.SANDBOX, params: { id, deliveryId } };
  return {
    delivery: () => request(app, webhookDeliveriesApi.get, input),
    attempts: () => request(app, webhookDeliveriesApi.listAttempts, input),
    resend: () => request(app, webhookDeliveriesApi.resend, input),
  };
}

function setActive(tenant: TestTenant, id: string, active: boolean) {
  return request(app, webhooksApi.setStatus, {
    authorization: tenant.basic.SANDBOX,
    params: { id },
    body: { active },
  });
}

describe('the delivery log', () => {
  it('shows each delivery with the bytes it sends and its attempts', async () => {
    const { tenant, receiver, id } = await prepare();
    await publishTestEvent(app, tenant);
    await app.runJobs();
    const [delivery] = await listTestDeliveries(app, tenant, id);
    expect(delivery).toMatchObject({ state: 'PENDING', attemptCount: 1, lastStatusCode: 500, test: false });
    expect(delivery!.eventId).toBe(receiver.received[0]!.event.id);
    const { delivery: get, attempts } = read(tenant, id, delivery!.id);
    expect((await get()).data).toEqual({ ...delivery, requestBody: receiver.received[0]!.body });
    const { items } = (await attempts()).data;
    expect(items).toMatchObject([
      { number: 1, statusCode: 500, error: null, responseBody: 'body', responseHeaders: { 'x-kind': 'test' } },
    ]);
    expect(items[0]!.requestHeaders['webhook-id']).toBe(delivery!.eventId);
    expect(Object.keys(items[0]!.requestHeaders)).not.toContain('smile-signature');
  });

  it('is filtered by state, event type, time and id, and paged', async () => {
    const { tenant, id, answer } = await prepare();
    await publishTestEvent(app, tenant);
    for (const seconds of [0, 31, 61]) await runAfter(seconds);
    const between = `${app.deps.now().toISOString().slice(0, 19)}Z`;
    app.clock.advanceSeconds(2);
    answer.status = 200;
    await publishTestEvent(app, tenant, 'ACCOUNT_DISCONNECTED');
    await app.runJobs();
    answer.status = 500;
    await publishTestEvent(app, tenant);
    await app.runJobs();
    const all = await listTestDeliveries(app, tenant, id);
    expect(all.map(({ state }) => state)).toEqual(['PENDING', 'DELIVERED', 'FAILED'] satisfies DeliveryState[]);
    const [pending, delivered, failed] = all;
    const found = (query: object) => listTestDeliveries(app, tenant, id, { ...query });
    for (const delivery of all) expect(await found({ state: delivery.state })).toEqual([delivery]);
    expect(await found({ eventType: 'ACCOUNT_DISCONNECTED' })).toEqual([delivered]);
    expect(await found({ createdFrom: between })).toEqual([pending, delivered]);
    expect(await found({ createdTo: between })).toEqual([failed]);
    expect(await found({ eventId: failed!.eventId })).toEqual([failed]);
    expect(await found({ deliveryId: pending!.id, state: 'PENDING' })).toEqual([pending]);
    expect(await found({ deliveryId: pending!.id, state: 'FAILED' })).toEqual([]);

    const input = { authorization: tenant.basic.SANDBOX, params: { id } };
    const first = await request(app, webhookDeliveriesApi.list, { ...input, query: { size: 2 } });
    const cursor = first.data.nextCursor!;
    const second = await request(app, webhookDeliveriesApi.list, { ...input, query: { size: 2, cursor } });
    expect([...first.data.items, ...second.data.items]).toEqual(all);
    expect(second.data.nextCursor).toBeNull();
  });

  it.each([
    { state: 'LOST' },
    { eventType: 'ALL_EVENTS' },
    { createdFrom: 'yesterday' },
    { size: 151 },
    { cursor: 'x' },
  ])('refuses %j', async (query) => {
    const { tenant, id } = await prepare();
    const input = { authorization: tenant.basic.SANDBOX, params: { id }, query: query as never };
    const answer = await request(app, webhookDeliveriesApi.list, input);
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });
});

describe('resending', () => {
  it('restarts the attempts under the same event id', async () => {
    const { tenant, receiver, id } = await prepare();
    await publishTestEvent(app, tenant);
    for (const seconds of [0, 31, 61]) await runAfter(seconds);
    const [failed] = await listTestDeliveries(app, tenant, id);
    expect(failed).toMatchObject({ state: 'FAILED', attemptCount: 3 });
    const { data } = await read(tenant, id, failed!.id).resend();
    expect(data).toMatchObject({ id: failed!.id, state: 'PENDING', attemptCount: 3, finishedAt: null });
    for (const seconds of [0, 31, 61, 3600]) await runAfter(seconds);
    expect(receiver.received).toHaveLength(6);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(await listTestDeliveries(app, tenant, id)).toMatchObject([{ state: 'FAILED', attemptCount: 6 }]);
    const { items } = (await read(tenant, id, failed!.id).attempts()).data;
    expect(items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('accepts delivered events, and is refused for pending ones and for inactive webhooks', async () => {
    const { tenant, receiver, id } = await prepare(200);
    await publishTestEvent(app, tenant);
    await app.runJobs();
    const [delivery] = await listTestDeliveries(app, tenant, id);
    const { resend } = read(tenant, id, delivery!.id);
    expect((await resend()).status).toBe(200);
    expect(await resend()).toMatchObject({ status: 400, message: 'The delivery is still under way.' });
    await app.runJobs();
    expect(receiver.received).toHaveLength(2);
    await setActive(tenant, id, false);
    const message = 'The webhook is not active. Activate it before you resend.';
    expect(await resend()).toMatchObject({ status: 400, message });
  });
});

describe('a test event', () => {
  const sendTest = (tenant: TestTenant, id: string, body: object) =>
    request(app, webhookDeliveriesApi.sendTest, {
      authorization: tenant.basic.SANDBOX,
      params: { id },
      body: body as { eventType: 'USER_CREATED' },
    });

  it('carries the example of every type, even to a webhook without a subscription to it', async () => {
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf();
    const wanted = { url: receiver.url, eventTypes: ['USER_CREATED' as const], includePayload: true };
    const id = await createTestWebhook(app, tenant, wanted);
    for (const eventType of eventTypes) await sendTest(tenant, id, { eventType });
    await app.runJobs();
    const sent = receiver.received.map(({ event }) => [event.type, event.data]);
    expect(Object.fromEntries(sent)).toEqual(eventExamples);
    expect(receiver.received.every(({ headers }) => headers['smile-test'] === 'true')).toBe(true);
  });

  it('has no payload when the webhook excludes payloads', async () => {
    const { tenant, receiver, id } = await prepare();
    await sendTest(tenant, id, { eventType: 'TASK_FINISHED' });
    await app.runJobs();
    const example = eventExamples.TASK_FINISHED;
    expect(example.payload).not.toBeNull();
    expect(receiver.received[0]!.event.data).toEqual({ ...example, payload: null });
  });

  it('carries edited data, once, also to an inactive webhook', async () => {
    const { tenant, receiver, id } = await prepare();
    await setActive(tenant, id, false);
    const { data } = await sendTest(tenant, id, { eventType: 'TASK_FINISHED', data: { mine: [1, 'two'] } });
    expect(data).toMatchObject({ test: true, state: 'PENDING', attemptCount: 0, lastStatusCode: null });
    await app.runJobs();
    await runAfter(3600);
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]!.event).toMatchObject({ type: 'TASK_FINISHED', data: { mine: [1, 'two'] } });
    expect(await listTestDeliveries(app, tenant, id)).toMatchObject([{ state: 'FAILED', test: true, attemptCount: 1 }]);
    const { resend, delivery } = read(tenant, id, data.id);
    expect((await delivery()).data.requestBody).toBe(receiver.received[0]!.body);
    expect((await resend()).status).toBe(200);
    await app.runJobs();
    expect(receiver.received).toHaveLength(2);
  });

  it.each([
    { eventType: 'ALL_EVENTS' },
    { eventType: 'NOTHING' },
    {},
    { eventType: 'USER_CREATED', data: [1] },
    { eventType: 'USER_CREATED', data: { text: 'x'.repeat(70_000) } },
  ])('is refused when it is %j', async (body) => {
    const { tenant, id } = await prepare();
    expect(await sendTest(tenant, id, body)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });
});

describe('access to a delivery', () => {
  it('is hidden behind 404 for another tenant, the other mode and another webhook', async () => {
    const { tenant, id } = await prepare();
    const other = await createTestTenant(app);
    await publishTestEvent(app, tenant);
    await app.runJobs();
    const [delivery] = await listTestDeliveries(app, tenant, id);
    const second = await createTestWebhook(app, tenant, { url: 'http://127.0.0.1:9/' });
    const deliveryId = delivery!.id;
    const strangers = [
      { authorization: other.basic.SANDBOX, params: { id, deliveryId } },
      { authorization: tenant.basic.PRODUCTION, mode: 'PRODUCTION' as const, params: { id, deliveryId } },
      { authorization: tenant.basic.SANDBOX, params: { id: second, deliveryId } },
    ];
    const missing = { status: 404, code: 'MISSING_RESOURCE' };
    for (const [index, stranger] of strangers.entries()) {
      expect(await request(app, webhookDeliveriesApi.get, stranger)).toMatchObject(missing);
      expect(await request(app, webhookDeliveriesApi.listAttempts, stranger)).toMatchObject(missing);
      expect(await request(app, webhookDeliveriesApi.resend, stranger)).toMatchObject(missing);
      if (index === 2) continue;
      const body = { eventType: 'USER_CREATED' as const };
      expect(await request(app, webhookDeliveriesApi.list, { ...stranger, query: {} })).toMatchObject(missing);
      expect(await request(app, webhookDeliveriesApi.sendTest, { ...stranger, body })).toMatchObject(missing);
      expect(await request(app, webhooksApi.setStatus, { ...stranger, body: { active: false } })).toMatchObject(
        missing,
      );
    }
  });

  it('is refused without credentials and with a token of another kind', async () => {
    const tenant = await createTestTenant(app);
    const params = { id: 'wh-1', deliveryId: 'whd-1' };
    const refused = { status: 401, code: 'INVALID_TOKEN' };
    for (const authorization of [undefined, tenant.developer, tenant.basic.PRODUCTION]) {
      const input = { authorization, params };
      const body = { eventType: 'USER_CREATED' as const };
      expect(await request(app, webhookDeliveriesApi.list, { ...input, query: {} })).toMatchObject(refused);
      expect(await request(app, webhookDeliveriesApi.get, input)).toMatchObject(refused);
      expect(await request(app, webhookDeliveriesApi.listAttempts, input)).toMatchObject(refused);
      expect(await request(app, webhookDeliveriesApi.resend, input)).toMatchObject(refused);
      expect(await request(app, webhookDeliveriesApi.sendTest, { ...input, body })).toMatchObject(refused);
      expect(await request(app, webhooksApi.setStatus, { ...input, body: { active: true } })).toMatchObject(refused);
      expect(await request(app, webhookDeliveriesApi.live, { authorization })).toMatchObject(refused);
    }
  });
});
