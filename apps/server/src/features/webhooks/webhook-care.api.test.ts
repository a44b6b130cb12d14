import type { AddressInfo } from 'node:net';
import type { EventData } from '@smile/contract/event-data';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import { webhookDeliveriesApi } from '@smile/contract/webhook-deliveries';
import { webhooksApi } from '@smile/contract/webhooks';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dropOld } from '../../../testing/jobs.ts';
import { mailsTo } from '../../../testing/mails.ts';
import { startWebhookReceiver } from '../../../testing/receivers/webhook-receiver.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTestWebhook, listTestDeliveries, publishTestEvent, testContext } from '../../../testing/webhooks.ts';
import { inTransaction, systemContext } from '../../context.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createSender } from '../../platform/outbound/send-request.ts';
import { webhookJobs } from './jobs.ts';
import { erasePayloads } from './service/erase-events.ts';
import { publishEvent } from './service/publish-event.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ WEBHOOK_RETRY_SECONDS: '5', WEBHOOK_DISABLE_AFTER: '3', WEBHOOK_RETENTION_DAYS: '7' });
});

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  app.clock.reset();
  for (const close of closers.splice(0).reverse()) await close();
});

async function runAfter(seconds: number): Promise<void> {
  app.clock.advanceSeconds(seconds);
  await app.runJobs();
}

async function prepare(status = 500) {
  const tenant = await createTestTenant(app);
  const answer = { status };
  const receiver = await startWebhookReceiver((response) => response.writeHead(answer.status).end());
  closers.push(receiver.close);
  const id = await createTestWebhook(app, tenant, { url: receiver.url });
  return { tenant, receiver, id, answer };
}

async function webhookOf(tenant: TestTenant, id: string) {
  return (await request(app, webhooksApi.get, { authorization: tenant.basic.SANDBOX, params: { id } })).data;
}

function setActive(tenant: TestTenant, id: string, active: boolean) {
  return request(app, webhooksApi.setStatus, { authorization: tenant.basic.SANDBOX, params: { id }, body: { active } });
}

describe('a webhook that only fails', () => {
  it('is made inactive after the configured streak of events, with a mail to each administrator', async () => {
    const { tenant, receiver, id } = await prepare();
    for (let event = 0; event < 3; event++) {
      expect((await webhookOf(tenant, id)).active).toBe(true);
      await publishTestEvent(app, tenant);
      await runAfter(0);
      await runAfter(6);
    }
    const webhook = await webhookOf(tenant, id);
    expect(webhook).toMatchObject({ active: false, disabledAt: expect.stringMatching(/Z$/) });
    expect(receiver.received).toHaveLength(6);
    const mails = await mailsTo(app, tenant.emailAddress);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your webhook Orders was deactivated']);
    expect(mails[0]!.links[0]).toContain(`/developer/webhooks?log=${id}&state=FAILED`);
    await publishTestEvent(app, tenant);
    await runAfter(3600);
    expect(receiver.received).toHaveLength(6);
    const entries = await systemContext(app.deps).db.query(sql`
      select actor_kind as actor, after from audit_log
      where tenant_id = ${tenant.tenantId} and action = 'webhook.disable'`);
    expect(entries).toEqual([{ actor: 'system', after: { active: false, reason: 'FAILURES', failedAttempts: 6 } }]);
  });

  it('is made inactive by a deep backlog before all of it was tried', async () => {
    const { tenant, receiver, id } = await prepare();
    for (let event = 0; event < 20; event++) await publishTestEvent(app, tenant);
    await app.runJobs();
    expect(receiver.received).toHaveLength(6);
    expect((await webhookOf(tenant, id)).active).toBe(false);
  });

  async function prepareAttempts() {
    const { tenant, id, answer } = await prepare();
    return {
      answer,
      tenant,
      id,
      async fail() {
        answer.status = 500;
        await publishTestEvent(app, tenant);
        await runAfter(0);
        await runAfter(6);
      },
      async test(status: number) {
        answer.status = status;
        const body = { eventType: 'USER_CREATED' as const };
        await request(app, webhookDeliveriesApi.sendTest, {
          authorization: tenant.basic.SANDBOX,
          params: { id },
          body,
        });
        await app.runJobs();
      },
    };
  }

  it('stays active when an attempt succeeds in between, ignoring tests', async () => {
    const { tenant, id, answer, fail, test } = await prepareAttempts();
    await fail();
    await fail();
    answer.status = 200;
    await publishTestEvent(app, tenant);
    await runAfter(0);
    await fail();
    await fail();
    await test(500);
    expect((await webhookOf(tenant, id)).active).toBe(true);
    await test(200);
    await fail();
    expect((await webhookOf(tenant, id)).active).toBe(false);
  });

  it('is deactivated even when a test delivery succeeded first', async () => {
    const { tenant, id, fail, test } = await prepareAttempts();
    await fail();
    await fail();
    await test(200);
    await fail();
    expect((await webhookOf(tenant, id)).active).toBe(false);
  });
});

describe('a webhook with an endpoint that answers 410 Gone', () => {
  it('is made inactive at once, without another attempt, and can be activated again', async () => {
    const { tenant, receiver, id, answer } = await prepare(410);
    await publishTestEvent(app, tenant);
    await app.runJobs();
    expect(await webhookOf(tenant, id)).toMatchObject({ active: false, disabledReason: 'GONE' });
    expect(await listTestDeliveries(app, tenant, id)).toMatchObject([{ state: 'FAILED', attemptCount: 1 }]);
    const [mail] = await mailsTo(app, tenant.emailAddress);
    expect(mail).toMatchObject({ subject: 'Your webhook Orders was deactivated' });
    expect(mail!.text).toContain('answered an event with 410 Gone');
    await publishTestEvent(app, tenant);
    await runAfter(3600);
    expect(receiver.received).toHaveLength(1);
    answer.status = 200;
    expect((await setActive(tenant, id, true)).data).toMatchObject({ disabledAt: null, disabledReason: null });
    await publishTestEvent(app, tenant);
    await app.runJobs();
    expect(receiver.received).toHaveLength(2);
  });

  it('stays active when it was a test', async () => {
    const { tenant, id } = await prepare(410);
    const body = { eventType: 'USER_CREATED' as const };
    await request(app, webhookDeliveriesApi.sendTest, { authorization: tenant.basic.SANDBOX, params: { id }, body });
    await app.runJobs();
    expect(await webhookOf(tenant, id)).toMatchObject({ active: true, disabledReason: null });
  });
});

describe('activating a webhook', () => {
  it('resumes pending deliveries, once, and ends the streak of failures', async () => {
    const { tenant, receiver, id, answer } = await prepare();
    for (let event = 0; event < 5; event++) await publishTestEvent(app, tenant);
    await app.runJobs();
    await runAfter(3600);
    expect((await webhookOf(tenant, id)).active).toBe(false);
    const pending = await listTestDeliveries(app, tenant, id, { state: 'PENDING' });
    expect(pending.length).toBeGreaterThan(0);
    const before = receiver.received.length;
    answer.status = 200;
    expect((await setActive(tenant, id, true)).data).toMatchObject({ active: true, disabledAt: null });
    await app.runJobs();
    await runAfter(3600);
    expect(receiver.received).toHaveLength(before + pending.length);
    expect(await listTestDeliveries(app, tenant, id, { state: 'PENDING' })).toEqual([]);
  });

  it('sends events from before the deactivation, and none from the time of inactivity', async () => {
    const { tenant, receiver, id } = await prepare(200);
    await publishTestEvent(app, tenant);
    expect((await setActive(tenant, id, false)).data).toMatchObject({ active: false, disabledAt: null });
    await publishTestEvent(app, tenant);
    await app.runJobs();
    expect(receiver.received).toHaveLength(0);
    await setActive(tenant, id, true);
    await setActive(tenant, id, true);
    await app.runJobs();
    expect(receiver.received).toHaveLength(1);
    const entries = await systemContext(app.deps).db.query<{ action: string }>(sql`
      select action from audit_log where tenant_id = ${tenant.tenantId} and entity_id = ${id} order by action`);
    expect(entries.map(({ action }) => action)).toEqual(['webhook.activate', 'webhook.create', 'webhook.deactivate']);
  });

  it('is refused without saying which', async () => {
    const { tenant, id } = await prepare();
    const input = { authorization: tenant.basic.SANDBOX, params: { id }, body: {} as { active: boolean } };
    expect(await request(app, webhooksApi.setStatus, input)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  });
});

describe('a stored delivery', () => {
  const task: EventData['TASK_FINISHED'] = {
    userId: 'user-1',
    sourceId: 'a-1',
    sourceType: 'ACCOUNT',
    taskType: 'LINK_ACCOUNT',
    status: 'SUCCEEDED',
    errorCode: null,
    providers: ['sss_ph'],
    datapoints: [],
  };
  const payload: AllDatapointPayload = {
    identity: null,
    rating: null,
    documents: null,
    incomes: null,
    transactions: null,
    employments: null,
    contributions: { nextCursor: null, items: [] },
    liabilities: null,
    eincomes: null,
    links: null,
    insight: null,
  };

  it('is deleted after the retention, with its attempts and its event', async () => {
    const { tenant, id } = await prepare(200);
    await publishTestEvent(app, tenant);
    await runAfter(0);
    await runAfter(6 * 24 * 3600);
    await publishTestEvent(app, tenant);
    await runAfter(0);
    await runAfter(25 * 3600);
    expect(await listTestDeliveries(app, tenant, id)).toHaveLength(2);
    await dropOld(app, 'events');
    expect(await listTestDeliveries(app, tenant, id)).toHaveLength(1);
    const rows = await systemContext(app.deps).db.query(sql`
      select 1 from webhook_attempts where tenant_id = ${tenant.tenantId}
      union all select 1 from events where tenant_id = ${tenant.tenantId}`);
    expect(rows).toHaveLength(2);
  });

  it('loses its payload when its own source is erased', async () => {
    const tenant = await createTestTenant(app);
    const receiver = await startWebhookReceiver();
    closers.push(receiver.close);
    await createTestWebhook(app, tenant, { url: receiver.url, includePayload: true });
    const ctx = testContext(app, tenant);
    await inTransaction(ctx, (tx) => publishEvent(tx, 'TASK_FINISHED', task, payload));
    await inTransaction(ctx, (tx) => publishEvent(tx, 'TASK_FINISHED', { ...task, sourceId: 'a-2' }, payload));
    await inTransaction(ctx, (tx) => erasePayloads(tx, 'a-1'));
    await app.runJobs();
    const sent = Object.fromEntries(receiver.received.map(({ event }) => [event.data.sourceId, event.data.payload]));
    expect(sent).toEqual({ 'a-1': null, 'a-2': payload });
  });
});

describe('hearing of deliveries', () => {
  it('names the webhook within two seconds, to its tenant and mode only, and ends with the server', async () => {
    const live = await createTestApp();
    closers.push(() => live.deps.database.close());
    await live.deps.database.listen();
    await live.portal.listen({ host: '127.0.0.1', port: 0 });
    const [tenant, other] = [await createTestTenant(live), await createTestTenant(live)];
    const receiver = await startWebhookReceiver();
    closers.push(receiver.close);
    const id = await createTestWebhook(live, tenant, { url: receiver.url });
    await createTestWebhook(live, other, { url: receiver.url });
    const sender = createSender({ allowPrivate: true });
    const worker = startWorker(live.deps, webhookJobs(sender));
    closers.push(async () => Promise.all([worker.stop(), sender.close()]));

    const url = `http://127.0.0.1:${(live.portal.server.address() as AddressInfo).port}/sandbox/v1/webhooks/live`;
    const response = await fetch(url, { headers: { authorization: tenant.basic.SANDBOX } });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const named: string[] = [];
    const events = response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    const reading = (async () => {
      for await (const { data } of events) named.push(JSON.parse(data).webhookId);
    })();
    await publishTestEvent(live, other);
    await publishTestEvent(live, tenant);
    await expect.poll(() => named).not.toEqual([]);
    expect(new Set(named)).toEqual(new Set([id]));
    await live.portal.close();
    await reading;
  });
});
