import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Histogram buckets in seconds, for jobs and calls to other machines. */
const workBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Instruments of one process. Labels have few values and never name a tenant or a person. */
export function createMetrics({ version, commit }: { version: string; commit: string }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'smile_build_info',
    help: 'Version of the server, commit of its build, version of Node.js; always 1.',
    labelNames: ['version', 'commit', 'node'],
    registers,
  }).set({ version, commit, node: process.version }, 1);
  const metrics = {
    registry,
    requests: new Histogram({
      name: 'smile_http_request_seconds',
      help: 'Duration of HTTP requests in seconds.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    jobs: new Histogram({
      name: 'smile_job_seconds',
      help: 'Duration of jobs in seconds by kind and outcome: done, retried or dead.',
      labelNames: ['kind', 'outcome'],
      buckets: workBuckets,
      registers,
    }),
    deliveries: new Histogram({
      name: 'smile_delivery_seconds',
      help: 'Duration of delivery attempts in seconds by outcome: delivered, refused or unreachable.',
      labelNames: ['outcome'],
      buckets: workBuckets,
      registers,
    }),
    adapterCalls: new Histogram({
      name: 'smile_adapter_call_seconds',
      help: 'Duration of requests to adapters in seconds by outcome: answered, working, busy, away, broken or refused.',
      labelNames: ['adapter', 'operation', 'outcome'],
      buckets: workBuckets,
      registers,
    }),
    readings: new Histogram({
      name: 'smile_document_reading_seconds',
      help: 'Duration of document readings in seconds, without waiting, by outcome: read, refused or failed.',
      labelNames: ['outcome'],
      buckets: workBuckets,
      registers,
    }),
    readPages: new Counter({
      name: 'smile_document_pages_total',
      help: 'Pages of documents that were read.',
      registers,
    }),
    readerRestarts: new Counter({
      name: 'smile_document_reader_restarts_total',
      help: 'Reading processes that were replaced: worn after their share of work, or died over a document.',
      labelNames: ['reason'],
      registers,
    }),
    storeErrors: new Counter({
      name: 'smile_file_store_errors_total',
      help: 'Failed calls of the file store by operation: put, get or remove.',
      labelNames: ['operation'],
      registers,
    }),
    mailErrors: new Counter({
      name: 'smile_mail_errors_total',
      help: 'Mails that the mail server did not take.',
      registers,
    }),
  };
  startAtZero(metrics);
  return metrics;
}

/** Starts series at 0: a series that first appears with 1 shows no increase, so alerts would miss the first error. */
function startAtZero(metrics: {
  deliveries: Histogram<'outcome'>;
  readings: Histogram<'outcome'>;
  readerRestarts: Counter<'reason'>;
  storeErrors: Counter<'operation'>;
}): void {
  for (const outcome of ['delivered', 'refused', 'unreachable']) metrics.deliveries.zero({ outcome });
  for (const outcome of ['read', 'refused', 'failed']) metrics.readings.zero({ outcome });
  for (const reason of ['worn', 'died']) metrics.readerRestarts.inc({ reason }, 0);
  for (const operation of ['put', 'get', 'remove']) metrics.storeErrors.inc({ operation }, 0);
}
