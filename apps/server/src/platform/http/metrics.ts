import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Dependencies, systemContext } from '../context.ts';
import { ApiError } from '../errors.ts';
import { countJobs } from '../jobs/job-queries.ts';
import { isLocalHost } from './callers/is-local-host.ts';

/** `/metrics` in Prometheus' format, for this machine and its monitoring: requests, jobs, the process itself. */
export function addMetrics(app: FastifyInstance, deps: Dependencies, token: string | null): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'smile_http_request_seconds',
    help: 'Duration of HTTP requests in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'smile_jobs',
    help: 'Jobs by state: waiting, or dead after their last attempt.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await countJobs(systemContext(deps)).catch(() => null);
      this.reset();
      if (!counts) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'dead' }, counts.dead);
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new ApiError(token ? 'INVALID_TOKEN' : 'MISSING_RESOURCE');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** With a token whoever shows it; without one a program on this machine that no proxy speaks for. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  const { authorization = '', forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
  if (token === null)
    return (
      loopback.test(request.socket.remoteAddress ?? '') &&
      forwarded === undefined &&
      forwardedFor === undefined &&
      isLocalHost(request.headers.host)
    );
  const [given, wanted] = [Buffer.from(authorization), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
