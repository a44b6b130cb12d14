import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSpan, Tracing } from '../tracing/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Missing when requests are not traced, and for probes. */
    span?: OpenSpan | null;
  }
}

/** Polled every few seconds by monitoring, so their spans would only be noise. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Adds a span with route and status for each request, but no address, query or caller. Continues the trace of a caller
 * that sends `traceparent`.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing | null): void {
  if (!tracing) return;
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent, tracestate } = request.headers;
    const route = request.routeOptions.url;
    if (route && probes.has(route)) return done();
    const span = tracing.start({
      name: route ? `${request.method} ${route}` : request.method,
      kind: 'server',
      parent: { traceparent, tracestate },
      attributes: {
        'http.request.method': request.method,
        ...(route && { 'http.route': route }),
        'url.scheme': request.protocol,
        'smile.request.id': request.id,
      },
    });
    request.span = span;
    span.run(done);
  });
  // The body's end event comes from the socket, which does not know the request's span.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) request.span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.statusCode;
    request.span?.set({ 'http.response.status_code': status });
    request.span?.end(status >= 500 ? String(status) : undefined);
    done();
  });
}

/** Adds the tenant, once authentication knows it. */
export function nameTenant({ span }: FastifyRequest, ctx: object): void {
  if (span && 'tenantId' in ctx) span.set({ 'smile.tenant.id': String(ctx.tenantId) });
}
