import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds of calls to other machines and of jobs. */
const workBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Instruments of one process. Labels have few values and never name a tenant or a person. */
export function createMetrics(version: string) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'smile_build_info',
    help: 'Version of the server and of Node.js; always 1.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1);
  return {
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
}
