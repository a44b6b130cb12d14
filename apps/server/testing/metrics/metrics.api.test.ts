import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, systemContext } from '../../src/context.ts';
import { applyAdapters } from '../../src/features/adapters/service/apply-adapters.ts';
import { refreshAdapter } from '../../src/features/adapters/service/refresh-adapters.ts';
import { createWorkerApp } from '../../src/platform/http/metrics.ts';
import { sendMail } from '../../src/platform/mail/mail.ts';
import { startWebhookReceiver } from '../receivers/webhook-receiver.ts';
import { createTestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestWebhook, publishTestEvent } from '../webhooks.ts';
import { findUnknownSeries, findUses, monitoringFiles } from './unknown-series.ts';

let app: TestApp;
let scraped: string;

const mail = { to: 'a@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const unreachableAdapter = { id: 'away', url: 'http://127.0.0.1:1', secret: 's'.repeat(32), allowPrivate: true };
const scrape = async () => (await createWorkerApp(app.deps, app.deps.config).inject('/metrics')).body;

beforeAll(async () => {
  const store = {
    get: () => Promise.reject(Object.assign(new Error('the bucket is away'), { code: 'ECONNREFUSED' })),
    put: async () => undefined,
    remove: async () => undefined,
  };
  app = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' }, { store });
  const tenant = await createTestTenant(app);
  const receiver = await startWebhookReceiver();
  await createTestWebhook(app, tenant, { url: receiver.url });
  await publishTestEvent(app, tenant);
  await inTransaction(systemContext(app.deps), (tx) => sendMail(tx, mail));
  await app.runJobs();
  receiver.close();
  await app.deps.files.get('any/key').catch(() => undefined);
  await app.portal.inject('/healthz');
  const adapters = join(app.deps.config.dataDir, 'adapters.json');
  writeFileSync(adapters, JSON.stringify({ adapters: [unreachableAdapter] }));
  await applyAdapters(systemContext(app.deps), adapters);
  await refreshAdapter(systemContext(app.deps), 'away');
  scraped = await scrape();
});

describe('the listener of a worker', () => {
  it('answers health and readiness, and nothing of the API', async () => {
    const worker = createWorkerApp(app.deps, app.deps.config);
    const statusOf = async (url: string) => (await worker.inject(url)).statusCode;
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/sandbox/v1/users')).toBe(404);
  });

  it('hides metrics from other machines', async () => {
    const worker = createWorkerApp(app.deps, app.deps.config);
    expect((await worker.inject({ url: '/metrics', remoteAddress: '198.51.100.7' })).statusCode).toBe(404);
  });
});

describe('metrics', () => {
  it('counts jobs by kind, deliveries by outcome, and errors of mail server and file store', () => {
    expect(scraped).toMatch(/smile_job_seconds_count\{kind="webhooks\.deliver",outcome="done"\} 1/);
    expect(scraped).toMatch(/smile_job_seconds_count\{kind="[\w.-]*mail[\w.-]*",outcome="retried"\} 1/);
    expect(scraped).toMatch(/smile_jobs_by_kind\{kind="[\w.-]*mail[\w.-]*",state="waiting"\} 1/);
    expect(scraped).toContain('smile_delivery_seconds_count{outcome="delivered"} 1');
    expect(scraped).toMatch(/smile_mail_errors_total 1/);
    expect(scraped).toMatch(/smile_file_store_errors_total\{operation="get"\} [1-9]/);
    expect(scraped).toMatch(/smile_database_connections\{state="used"\} \d/);
    expect(scraped).toMatch(
      /smile_build_info\{version="\d+\.\d+\.\d+",commit="(unknown|[0-9a-f]{40})",node="v\d+[^"]*"\} 1/,
    );
    expect(scraped).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('counts requests to adapters by outcome, and circuits by state', () => {
    const call = 'smile_adapter_call_seconds_count{adapter="away",operation="health",outcome="away"}';
    expect(scraped).toContain(`${call} 1`);
    expect(scraped).toContain('smile_adapter_circuits{adapter="away",state="closed"} 1');
    expect(scraped).toContain('smile_adapter_circuits{adapter="away",state="open"} 0');
  });

  it('shows counters at zero before the first error', () => {
    expect(scraped).toContain('smile_file_store_errors_total{operation="put"} 0');
    expect(scraped).toContain('smile_document_reader_restarts_total{reason="died"} 0');
    expect(scraped).toContain('smile_delivery_seconds_count{outcome="refused"} 0');
  });

  it('names no tenant in a label', () => {
    expect(scraped).not.toMatch(/tenant|example\.com/);
  });
});

describe.each(monitoringFiles)('deploy/%s', (path) => {
  it('uses only metrics and labels that a process serves', () => {
    expect(findUses(path).length).toBeGreaterThan(5);
    expect(findUnknownSeries(path, scraped)).toEqual([]);
  });
});
