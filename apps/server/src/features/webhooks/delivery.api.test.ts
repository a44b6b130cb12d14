import { createHmac } from 'node:crypto';
import type { EventData } from '@smile/contract/event-data';
import { eventTypes, type WebhookEventType } from '@smile/contract/events';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import { usersApi } from '@smile/contract/users';
import { webhooksApi } from '@smile/contract/webhooks';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { queryJobs } from '../../../testing/jobs.ts';
import { deadUrl, startWebhookReceiver } from '../../../testing/receivers/webhook-receiver.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { inTransaction, modeContext, systemContext, tenantContext } from '../../context.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createSender, type Sender } from '../../platform/outbound/send-request.ts';
import { deliverJob } from './job-kinds.ts';
import { webhookJobs } from './jobs.ts';
import { publishEvent } from './service/publish-event.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  app.clock.reset();
  for (const close of closers.splice(0).reverse()) await close();
});

type Mode = 'SANDBOX' | 'PRODUCTION';
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const task: EventData['TASK_FINISHED'] = {
  userId: 'user-1',
  sourceId: 'a-1',
  sourceType: 'ACCOUNT',
  taskType: 'LINK_ACCOUNT',
  status: 'SUCCEEDED',
  errorCode: null,
  providers: ['sss_ph'],
  datapoints: ['CONTRIBUTIONS'],
};
const none = { nextCursor: null, items: [] };
const payload: AllDatapointPayload = {
  identity: null,
  rating: null,
  documents: none,
  incomes: none,
  transactions: none,
  employments: none,
  contributions: {
    nextCursor: null,
    items: [{ id: 'con-1', date: '2026-01-31', currency: 'PHP', amount: 570, referenceId: null }],
  },
  liabilities: none,
  eincomes: none,
  links: none,
  insight: null,
};

async function receiverOf(answer?: Parameters<typeof startWebhookReceiver>[0]) {
  const receiver = await startWebhookReceiver(answer);
  closers.push(receiver.close);
  return receiver;
}

interface Subscription {
  url: string;
  eventTypes?: WebhookEventType[];
  active?: boolean;
  includePayload?: boolean;
  mode?: Mode;
}

async function subscribe(tenant: TestTenant, { mode = 'SANDBOX', ...change }: Subscription): Promise<string> {
  const body = { name: 'Test', eventTypes: ['ALL_EVENTS' as const], active: true, secret, ...change };
  const { data } = await request(app, webhooksApi.create, { authorization: tenant.basic[mode], mode, body });
  return data.id;
}

function contextOf(tenant: TestTenant, mode: Mode = 'SANDBOX') {
  return modeContext(tenantContext(systemContext(app.deps), tenant.tenantId), mode);
}

function publishTask(tenant: TestTenant, mode?: Mode): Promise<void> {
  return inTransaction(contextOf(tenant, mode), (tx) => publishEvent(tx, 'TASK_FINISHED', task, payload));
}

function deliveriesOf(tenant: TestTenant) {
  return systemContext(app.deps).db.query<Record<string, unknown>>(sql`
    select state, attempt_count as attempts, next_attempt_at is not null as "isScheduled" from webhook_deliveries
    where tenant_id = ${tenant.tenantId} order by created_at, id`);
}

function attemptsOf(tenant: TestTenant) {
  return systemContext(app.deps).db.query<Record<string, unknown>>(sql`
    select attempt, status_code as status, error, duration_ms as "durationMs", request_headers as "requestHeaders",
      response_headers as "responseHeaders", response_body as body
    from webhook_attempts where tenant_id = ${tenant.tenantId} order by delivery_id, attempt`);
}

async function runAfter(seconds: number): Promise<void> {
  app.clock.advanceSeconds(seconds);
  await app.runJobs();
}

describe('a delivered event', () => {
  it('arrives once, signed both ways, and is recorded', async () => {
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf((response) => response.writeHead(200, { 'x-kind': 'test' }).end('ok'));
    await subscribe(tenant, { url: receiver.url, eventTypes: ['USER_CREATED'] });
    const created = await request(app, usersApi.create, { authorization: tenant.basic.SANDBOX });
    await app.runJobs();
    await runAfter(3600);

    expect(receiver.received).toHaveLength(1);
    const { headers, body, event } = receiver.received[0]!;
    const { id, session } = created.data.user;
    expect(event).toMatchObject({ version: 1, type: 'USER_CREATED', data: { userId: id, session } });
    expect(Object.keys(event)).toEqual(['id', 'version', 'type', 'createdAt', 'data']);
    expect(event.id).toMatch(/^et-[0-9a-f]{32}$/);
    expect(event.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const signed = `${event.id}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'smile-signature': createHmac('sha512', secret).update(body).digest('hex'),
      'webhook-id': event.id,
      'webhook-signature': `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    });
    expect(await deliveriesOf(tenant)).toEqual([{ state: 'DELIVERED', attempts: 1, isScheduled: false }]);
    const [attempt] = await attemptsOf(tenant);
    expect(attempt).toMatchObject({ attempt: 1, status: 200, error: null, body: 'ok' });
    expect(attempt).toMatchObject({
      responseHeaders: { 'x-kind': 'test' },
      requestHeaders: { 'webhook-id': event.id },
    });
    expect(Object.keys(attempt!.requestHeaders as object)).not.toContain('smile-signature');
  });

  it('reaches only the webhooks of its tenant, mode and type that are active', async () => {
    const [tenant, other] = [await createTestTenant(app), await createTestTenant(app)];
    const [receiver, wrong] = [await receiverOf(), await receiverOf()];
    await subscribe(tenant, { url: receiver.url, eventTypes: ['TASK_FINISHED', 'USER_CREATED'] });
    await subscribe(tenant, { url: wrong.url, eventTypes: ['TASK_STARTED'] });
    await subscribe(tenant, { url: wrong.url, active: false });
    await subscribe(tenant, { url: wrong.url, mode: 'PRODUCTION' });
    await subscribe(other, { url: wrong.url });
    await publishTask(tenant);
    await app.runJobs();
    expect(receiver.received).toHaveLength(1);
    expect(wrong.received).toHaveLength(0);
  });

  it('carries the payload to webhooks that include it, and null to the others', async () => {
    const tenant = await createTestTenant(app);
    const [full, bare] = [await receiverOf(), await receiverOf()];
    await subscribe(tenant, { url: full.url, includePayload: true });
    await subscribe(tenant, { url: bare.url, includePayload: false });
    await publishTask(tenant);
    await app.runJobs();
    expect(full.received[0]!.event.data).toEqual({ ...task, payload });
    expect(bare.received[0]!.event.data).toEqual({ ...task, payload: null });
    expect(full.received[0]!.event.id).toBe(bare.received[0]!.event.id);
  });

  it('carries no payload when its type has none', async () => {
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf();
    await subscribe(tenant, { url: receiver.url, includePayload: true });
    await request(app, usersApi.create, { authorization: tenant.basic.SANDBOX });
    await app.runJobs();
    expect(Object.keys(receiver.received[0]!.event.data)).toEqual(['userId', 'session']);
  });

  it('does not exist when its transaction rolls back', async () => {
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf();
    await subscribe(tenant, { url: receiver.url });
    const failing = inTransaction(contextOf(tenant), async (tx) => {
      await publishEvent(tx, 'TASK_FINISHED', task);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await app.runJobs();
    expect(receiver.received).toHaveLength(0);
    expect(await deliveriesOf(tenant)).toEqual([]);
  });

  it('is refused in tests when its data breaks the contract', async () => {
    const tx = contextOf(await createTestTenant(app));
    await expect(publishEvent(tx, 'ACCOUNT_CREATED', { userId: 'u' } as never)).rejects.toThrow('accountId');
    await expect(publishEvent(tx, 'TASK_FINISHED', task, { identity: null } as never)).rejects.toThrow('documents');
    expect(new Set(eventTypes).size).toBe(37);
  });
});

describe('a failed attempt', () => {
  it('is repeated after 30 and 60 seconds with the same bytes, then given up', async () => {
    app.clock.stop();
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf((response) => response.writeHead(500).end('no'));
    await subscribe(tenant, { url: receiver.url, includePayload: true });
    await publishTask(tenant);
    const counts: number[] = [];
    for (const seconds of [0, 28, 3, 57, 4, 3600]) {
      await runAfter(seconds);
      counts.push(receiver.received.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
    expect(await deliveriesOf(tenant)).toEqual([{ state: 'FAILED', attempts: 3, isScheduled: false }]);
    const attempts = await attemptsOf(tenant);
    expect(attempts.map(({ attempt, status, body }) => [attempt, status, body])).toEqual([
      [1, 500, 'no'],
      [2, 500, 'no'],
      [3, 500, 'no'],
    ]);
  });

  it('ends with the first success of a flapping receiver', async () => {
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf((response, _call, number) => response.writeHead(number < 2 ? 503 : 200).end());
    await subscribe(tenant, { url: receiver.url });
    await publishTask(tenant);
    await app.runJobs();
    expect(await deliveriesOf(tenant)).toEqual([{ state: 'PENDING', attempts: 1, isScheduled: true }]);
    await runAfter(31);
    await runAfter(3600);
    expect(receiver.received).toHaveLength(2);
    expect(await deliveriesOf(tenant)).toEqual([{ state: 'DELIVERED', attempts: 2, isScheduled: false }]);
  });

  it('waits as long as Retry-After asks', async () => {
    app.clock.stop();
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf((response) => response.writeHead(429, { 'retry-after': '300' }).end());
    await subscribe(tenant, { url: receiver.url });
    await publishTask(tenant);
    await app.runJobs();
    await runAfter(290);
    expect(receiver.received).toHaveLength(1);
    await runAfter(15);
    expect(receiver.received).toHaveLength(2);
  });

  it.each([301, 302, 307, 400, 404, 500])('is every answer outside 200 to 299: %i', async (status) => {
    const tenant = await createTestTenant(app);
    const target = await receiverOf();
    const receiver = await receiverOf((response) => response.writeHead(status, { location: target.url }).end());
    await subscribe(tenant, { url: receiver.url });
    await publishTask(tenant);
    await app.runJobs();
    expect(target.received).toHaveLength(0);
    expect(await attemptsOf(tenant)).toMatchObject([{ attempt: 1, status, error: null }]);
    expect(await deliveriesOf(tenant)).toEqual([{ state: 'PENDING', attempts: 1, isScheduled: true }]);
  });

  it('is recorded for a closed port, and with the beginning of a huge answer', async () => {
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf((response) => response.writeHead(400).end(`\0${'x'.repeat(1_000_000)}`));
    const expected = [
      { status: null, error: 'The connection was refused.', body: null },
      { status: 400, error: 'Only the first 16 kB of the answer were read.', body: `\ufffd${'x'.repeat(16_383)}` },
    ];
    for (const [index, url] of [deadUrl, receiver.url].entries()) {
      const owner = index === 0 ? tenant : await createTestTenant(app);
      await subscribe(owner, { url });
      await publishTask(owner);
      await app.runJobs();
      expect(await attemptsOf(owner)).toMatchObject([expected[index]!]);
    }
  });

  it('is recorded for a name that resolves to a forbidden private address', async () => {
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf();
    await subscribe(tenant, { url: `https://hooks.example.com:${new URL(receiver.url).port}/` });
    const addresses = ['93.184.216.34', '127.0.0.1'];
    const sender = createSender({ allowPrivate: false, resolve: async () => [addresses.pop()!] });
    closers.push(sender.close);
    await publishTask(tenant);
    await startWorker(app.deps, webhookJobs(sender), { isPolling: false }).runDue();
    expect(receiver.received).toHaveLength(0);
    const error = 'The URL leads to a private or reserved address.';
    expect(await attemptsOf(tenant)).toMatchObject([{ attempt: 1, status: null, error }]);
  });
});

describe('a delivery job', () => {
  function runWith(sender: Sender): Promise<void> {
    return startWorker(app.deps, webhookJobs(sender), { isPolling: false }).runDue();
  }

  async function jobOf(tenant: TestTenant, webhookId: string, attempt: number) {
    const rows = await systemContext(app.deps).db.query<{ id: string }>(
      sql`select id from webhook_deliveries where tenant_id = ${tenant.tenantId}`,
    );
    const { tenantId } = tenant;
    return { tenantId, mode: 'SANDBOX' as const, webhookId, deliveryId: rows[0]!.id, attempt, isRequested: false };
  }

  it('is repeated with the same event id after a crash behind the call, and records one attempt', async () => {
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf();
    await subscribe(tenant, { url: receiver.url });
    await publishTask(tenant);
    const sender = createSender({ allowPrivate: true });
    closers.push(sender.close);
    await runWith({
      ...sender,
      async post(outbound) {
        await sender.post(outbound);
        throw new Error('power cut');
      },
    });
    expect(receiver.received).toHaveLength(1);
    expect(await attemptsOf(tenant)).toHaveLength(0);
    await runAfter(10);
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body);
    expect(await attemptsOf(tenant)).toMatchObject([{ attempt: 1, status: 204 }]);
  });

  it('does not repeat a recorded attempt, a finished delivery, or one of an inactive webhook', async () => {
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf((response, _call, number) => response.writeHead(number < 2 ? 500 : 200).end());
    const id = await subscribe(tenant, { url: receiver.url });
    await publishTask(tenant);
    await app.runJobs();
    const ctx = systemContext(app.deps);
    await enqueueJob(ctx, deliverJob, await jobOf(tenant, id, 1));
    await app.runJobs();
    expect(receiver.received).toHaveLength(1);

    const setActive = (isActive: boolean) =>
      ctx.db.query(sql`update webhooks set is_active = ${isActive} where id = ${id}`);
    await setActive(false);
    await enqueueJob(ctx, deliverJob, await jobOf(tenant, id, 2));
    await app.runJobs();
    expect(receiver.received).toHaveLength(1);
    await setActive(true);

    await runAfter(31);
    expect(receiver.received).toHaveLength(2);
    for (const attempt of [2, 3]) await enqueueJob(ctx, deliverJob, await jobOf(tenant, id, attempt));
    await app.runJobs();
    expect(receiver.received).toHaveLength(2);
    expect(await attemptsOf(tenant)).toHaveLength(2);
  });

  it('records an attempt once when two workers made it', async () => {
    const tenant = await createTestTenant(app);
    const receiver = await receiverOf((response) => response.writeHead(500).end());
    const id = await subscribe(tenant, { url: receiver.url });
    await publishTask(tenant);
    await enqueueJob(systemContext(app.deps), deliverJob, await jobOf(tenant, id, 1));
    const sender = createSender({ allowPrivate: true });
    closers.push(sender.close);
    let meet = (): void => undefined;
    const meeting = new Promise<void>((resolve) => {
      meet = resolve;
    });
    let arrived = 0;
    const together: Sender = {
      ...sender,
      async post(outbound) {
        if (++arrived === 2) meet();
        await meeting;
        return sender.post(outbound);
      },
    };
    const worker = startWorker(app.deps, webhookJobs(together));
    await expect.poll(() => receiver.received).toHaveLength(2);
    await worker.stop();
    expect(await attemptsOf(tenant)).toHaveLength(1);
    const waiting = await queryJobs(
      systemContext(app.deps),
      sql`select 1 from jobs where payload->>'tenantId' = ${tenant.tenantId}`,
    );
    expect(waiting).toHaveLength(1);
  });

  it('leaves no attempt when its webhook is deleted meanwhile', async () => {
    const tenant = await createTestTenant(app);
    let id = '';
    const receiver = await receiverOf(async (response) => {
      await request(app, webhooksApi.remove, { authorization: tenant.basic.SANDBOX, params: { id } });
      response.writeHead(500).end();
    });
    id = await subscribe(tenant, { url: receiver.url });
    await publishTask(tenant);
    await publishTask(tenant);
    await app.runJobs();
    await runAfter(3600);
    expect(receiver.received).toHaveLength(1);
    expect(await attemptsOf(tenant)).toEqual([]);
    const rows = await queryJobs(
      systemContext(app.deps),
      sql`select 1 from jobs where payload->>'tenantId' = ${tenant.tenantId}`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a receiver that hangs', () => {
  it('occupies few workers and delays no other webhook', async () => {
    const [slow, fast] = [await createTestTenant(app), await createTestTenant(app)];
    const hanging = await receiverOf(() => undefined);
    const healthy = await receiverOf();
    await subscribe(slow, { url: hanging.url });
    await subscribe(fast, { url: healthy.url });
    for (let index = 0; index < 40; index++) await publishTask(slow);
    for (let index = 0; index < 10; index++) await publishTask(fast);
    // The timeout is longer than the rest of the test takes, even on a slow machine.
    const sender = createSender({ allowPrivate: true, timeoutMs: 240_000 });
    const worker = startWorker(app.deps, webhookJobs(sender));
    closers.push(sender.close);
    await expect.poll(() => healthy.received).toHaveLength(10);
    expect(hanging.received.length).toBeLessThan(2 * deliverJob.queue.groupConcurrency);
    const [first] = await deliveriesOf(slow);
    expect(first).toMatchObject({ state: 'PENDING', attempts: 0 });
    const stopping = worker.stop();
    await sender.close();
    await stopping;
    expect(hanging.peakConcurrency()).toBeLessThan(2 * deliverJob.queue.groupConcurrency);
    await queryJobs(systemContext(app.deps), sql`delete from jobs where payload->>'tenantId' = ${slow.tenantId}`);
  });
});
