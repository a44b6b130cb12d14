import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { sendError } from '../create-app.ts';

interface KnownRoute {
  method: string;
  pattern: RegExp;
}

/** HTTP API methods: the API reference answers 501 when a path lacks one of them. */
const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'];

/**
 * Answers requests that no route below an API's prefix handles: 404 for unknown paths, 204 with Allow for OPTIONS, and
 * for a wrong method 501 with Allow, or 405 for a method unknown to HTTP APIs. Call it before adding routes and CORS:
 * it treats any later OPTIONS as a mistake.
 */
export function refuseUnknownPaths(api: FastifyInstance): void {
  const routes: KnownRoute[] = [];
  api.addHook('onRoute', ({ method, url }) => {
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`);
    for (const one of [method].flat()) routes.push({ method: one, pattern });
  });
  api.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'OPTIONS' && !isPreflight(request)) answerUnknown(request, reply, routes);
    else done();
  });
  api.setNotFoundHandler((request, reply) => answerUnknown(request, reply, routes));
}

function isPreflight({ headers }: FastifyRequest): boolean {
  return Boolean(headers.origin && headers['access-control-request-method']);
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply, routes: KnownRoute[]): FastifyReply {
  const path = request.url.split('?')[0]!;
  const allowed = routes.filter(({ method, pattern }) => method !== 'OPTIONS' && pattern.test(path));
  if (allowed.length === 0) return sendError(new ApiError('MISSING_RESOURCE'), request, reply);
  reply.header('allow', [...new Set(allowed.map(({ method }) => method))].sort().join(', '));
  if (request.method === 'OPTIONS') return reply.code(204).send();
  const error = new ApiError('UNSUPPORTED_METHOD');
  return sendError(error, request, reply, apiMethods.includes(request.method) ? error.status : 405);
}
