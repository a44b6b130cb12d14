import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../context.ts';
import { ApiError } from '../errors.ts';
import { isLocalHost } from './callers/is-local-host.ts';
import { type AppOptions, createApp, type HttpApp } from './create-app.ts';
import { addHealth } from './health.ts';

/** Health and metrics for a process without another listener. */
export function createWorkerApp(
  deps: Dependencies,
  { trustProxy, metricsToken }: Pick<AppOptions, 'trustProxy'> & { metricsToken: string | null },
): HttpApp {
  const app = createApp({ log: deps.log, trustProxy });
  addHealth(app, deps);
  addMetrics(app, deps, metricsToken);
  return app;
}

/** Serves `/metrics` in the Prometheus format. */
export function addMetrics(app: FastifyInstance, { metrics }: Dependencies, token: string | null): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new ApiError(token ? 'INVALID_TOKEN' : 'MISSING_RESOURCE');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Without a configured token, only direct requests from this machine may read metrics. */
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
