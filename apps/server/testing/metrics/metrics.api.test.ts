import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, systemContext } from '../../src/context.ts';
import { createWorkerApp } from '../../src/platform/http/metrics.ts';
import { sendMail } from '../../src/platform/mail/mail.ts';
import { startWebhookReceiver } from '../receivers/webhook-receiver.ts';
import { createTestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestWebhook, publishTestEvent } from '../webhooks.ts';

let app: TestApp;
let scraped: string;

const mail = { to: 'a@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
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
    expect(scraped).toMatch(/smile_build_info\{version="\d+\.\d+\.\d+",node="v\d+[^"]*"\} 1/);
    expect(scraped).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('names no tenant in a label', () => {
    expect(scraped).not.toMatch(/tenant|example\.com/);
  });
});

const read = (path: string) => readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');

describe.each(['grafana/smile.json', 'prometheus/alerts.yml'])('deploy/%s', (path) => {
  /** Each `metric{labels}` and the `by (…)` labels beside it. */
  const uses = [
    ...read(path)
      .replaceAll('\\"', '"')
      .matchAll(/\b((?:smile|nodejs|process)_[a-z0-9_]+)(\{[^}]*\})?/g),
  ];
  const series = (metric: string) => scraped.split('\n').filter((line) => new RegExp(`^${metric}[{ ]`).test(line));

  it('uses only metrics that a process serves', () => {
    expect(uses.length).toBeGreaterThan(5);
    expect(uses.flatMap(([, metric = '']) => (series(metric).length > 0 ? [] : [metric]))).toEqual([]);
  });

  it('uses only labels that the metrics have', () => {
    const unknown = uses.flatMap(([, metric = '', selector = '']) =>
      [...selector.matchAll(/(\w+)\s*[!=]/g)].flatMap(([, label]) =>
        label === 'job' || series(metric).some((line) => line.includes(`${label}="`)) ? [] : [`${metric}{${label}}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('groups only by labels that some metric has', () => {
    const grouped = [...read(path).matchAll(/by \(([\w, ]+)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
    expect(grouped.filter((label) => !scraped.includes(`${label}="`) && label !== 'instance')).toEqual([]);
  });
});
