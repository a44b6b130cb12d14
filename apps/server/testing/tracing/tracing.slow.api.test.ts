import { usersApi } from '@smile/contract/users';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../src/context.ts';
import { queryJobs } from '../jobs.ts';
import { startTraceCollector, type TraceCollector } from '../receivers/trace-collector.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../receivers/webhook-receiver.ts';
import { send } from '../send.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestWebhook, testContext } from '../webhooks.ts';

const traceId = 'a1'.repeat(16);
const callerSpan = 'b2'.repeat(8);
const person = { fullName: 'Maria Traced Reyes', mobileNumber: '+639171234567' };

const settingsFor = ({ endpoint }: TraceCollector) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20let-me-in,x-team=payments',
  OTEL_SERVICE_NAME: 'smile-test',
});

const createUser = (app: TestApp, tenant: TestTenant, headers: Record<string, string> = {}) =>
  send(app, usersApi.create, {
    authorization: tenant.basic.SANDBOX,
    body: { metadata: { note: person.fullName } },
    headers,
  });

describe('one request', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let collector: TraceCollector;
  let receiver: WebhookReceiver;
  const named = (name: RegExp) => collector.spans.filter((span) => span.traceId === traceId && name.test(span.name));

  beforeAll(async () => {
    collector = await startTraceCollector();
    receiver = await startWebhookReceiver();
    app = await createTestApp(settingsFor(collector));
    tenant = await createTestTenant(app);
    await createTestWebhook(app, tenant, { url: `${receiver.url}?key=hidden-in-the-address` });
    const answer = await createUser(app, tenant, { traceparent: `00-${traceId}-${callerSpan}-01` });
    expect(answer.status).toBe(201);
    await app.runJobs();
    await app.deps.tracing!.close();
  });
  afterAll(async () => {
    await receiver.close();
    await collector.close();
  });

  it('continues the trace of its caller with route, status and tenant', () => {
    const [server] = named(/^POST \/sandbox\/v1\/users$/);
    expect(server).toMatchObject({ parentSpanId: callerSpan, kind: 2, isError: false });
    expect(server!.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/sandbox/v1/users',
      'http.response.status_code': 201,
      'smile.tenant.id': tenant.tenantId,
    });
  });

  it('contains its statements without their values', () => {
    const [server] = named(/^POST \/sandbox/);
    const statements = named(/^INSERT users$/);
    expect(statements).toMatchObject([{ parentSpanId: server!.spanId, kind: 3 }]);
    expect(statements[0]!.attributes['db.query.text']).toMatch(/insert into users[\s\S]*\$1/);
  });

  it('contains the job it enqueued and the webhook that the job sent', () => {
    const [job] = named(/^job webhooks\.deliver$/);
    const [call] = named(/^POST$/);
    expect(job).toMatchObject({ kind: 5, isError: false });
    expect(named(/./).map(({ spanId }) => spanId)).toContain(job!.parentSpanId);
    expect(call).toMatchObject({ parentSpanId: job!.spanId, kind: 3 });
    expect(call!.attributes).toMatchObject({ 'server.address': '127.0.0.1', 'http.response.status_code': 204 });
    expect(receiver.received.at(-1)!.headers.traceparent).toBe(`00-${traceId}-${call!.spanId}-01`);
    const recorded = named(/^UPDATE webhook_deliveries$/).filter(({ parentSpanId }) => parentSpanId === job!.spanId);
    expect(recorded.length).toBeGreaterThan(0);
  });

  it('shows a transaction with its statements, whether the service waits for them or not', () => {
    const transaction = collector.spans.find(({ name }) => name === 'transaction')!;
    const inside = collector.spans.filter(({ parentSpanId }) => parentSpanId === transaction.spanId);
    expect(inside.map(({ name }) => name)).toEqual(expect.arrayContaining(['INSERT webhooks', 'INSERT audit_log']));
  });

  it('keeps people, addresses and secrets out of all spans', () => {
    const sent = JSON.stringify([collector.spans, collector.resources]);
    for (const secret of [person.fullName, 'hidden-in-the-address', 'let-me-in', '127.0.0.1:', 'a-secret'])
      expect(sent).not.toContain(secret);
  });

  it('is sent with the name of the service and the headers of the settings', () => {
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'smile-test' });
    expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer let-me-in', 'x-team': 'payments' });
  });
});

describe('traces', () => {
  it.each([
    ['garbage', 'x'.repeat(5000)],
    ['zeros', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`],
    ['too many parts', `00-${traceId}-${callerSpan}-01-extra`],
    ['another version', `ff-${traceId}-${callerSpan}-01`],
    ['SQL', "00-'; drop table jobs; --"],
  ])('starts a new trace for a traceparent of %s', async (_kind, traceparent) => {
    const collector = await startTraceCollector();
    const app = await createTestApp(settingsFor(collector));
    const tenant = await createTestTenant(app);
    expect((await createUser(app, tenant, { traceparent, tracestate: '='.repeat(9000) })).status).toBe(201);
    await app.deps.tracing!.close();
    await collector.close();
    const [server] = collector.spans.filter(({ name }) => name === 'POST /sandbox/v1/users');
    expect(server).toMatchObject({ parentSpanId: '' });
    expect(server!.traceId).toMatch(/^(?!a1a1)[0-9a-f]{32}$/);
  });

  it('omits requests that the sampler omits, and passes that on', async () => {
    const collector = await startTraceCollector();
    const receiver = await startWebhookReceiver();
    const app = await createTestApp({ ...settingsFor(collector), OTEL_TRACES_SAMPLER: 'always_off' });
    const tenant = await createTestTenant(app);
    await createTestWebhook(app, tenant, { url: receiver.url });
    await createUser(app, tenant, { traceparent: `00-${traceId}-${callerSpan}-01` });
    await app.runJobs();
    await app.deps.tracing!.close();
    expect(collector.spans).toEqual([]);
    expect(receiver.received.at(-1)!.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
    await receiver.close();
    await collector.close();
  });

  it('runs a job whose stored trace is broken in a trace of its own', async () => {
    const collector = await startTraceCollector();
    const receiver = await startWebhookReceiver();
    const app = await createTestApp(settingsFor(collector));
    const tenant = await createTestTenant(app);
    await createTestWebhook(app, tenant, { url: receiver.url });
    await createUser(app, tenant);
    await queryJobs(systemContext(app.deps), sql`update jobs set traceparent = 'broken'`);
    await app.runJobs();
    await app.deps.tracing!.close();
    expect(receiver.received).toHaveLength(1);
    expect(collector.spans.find(({ name }) => name === 'job webhooks.deliver')).toMatchObject({ parentSpanId: '' });
    await receiver.close();
    await collector.close();
  });
});

describe('a collector', () => {
  it.each([
    ['is not there', null],
    ['answers 503', () => 503],
    ['accepts connections and never answers', () => false as const],
  ])('fails no request and delays a stop by at most five seconds when it %s', async (_kind, answer) => {
    const collector = answer && (await startTraceCollector(answer));
    const endpoint = collector?.endpoint ?? 'http://127.0.0.1:9';
    const app = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    const tenant = await createTestTenant(app);
    for (let count = 0; count < 20; count += 1) expect((await createUser(app, tenant)).status).toBe(201);
    const startedAt = performance.now();
    await app.deps.tracing!.close();
    expect(performance.now() - startedAt).toBeLessThan(5000);
    await collector?.close();
  });
});

it('stores no trace with jobs and sends no traceparent without a collector', async () => {
  const receiver = await startWebhookReceiver();
  const app = await createTestApp();
  const tenant = await createTestTenant(app);
  await createTestWebhook(app, tenant, { url: receiver.url });
  await createUser(app, tenant, { traceparent: `00-${traceId}-${callerSpan}-01` });
  expect(app.deps.tracing).toBeNull();
  const ctx = systemContext(testContext(app, tenant));
  expect(await queryJobs(ctx, sql`select 1 from jobs where traceparent is not null`)).toEqual([]);
  await app.runJobs();
  expect(receiver.received.at(-1)!.headers).not.toHaveProperty('traceparent');
  await receiver.close();
});
