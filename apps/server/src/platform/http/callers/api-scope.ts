import compress from '@fastify/compress';
import cors from '@fastify/cors';
import type { Mode } from '@smile/contract/common';
import { rateLimitHeaders } from '@smile/contract/endpoint';
import { idempotencyHeaders } from '@smile/contract/idempotency';
import type { FastifyInstance } from 'fastify';
import { compression } from '../answers/compressed-answers.ts';
import type { CreateSerializer } from '../answers/serializer.ts';
import { refuseUnknownPaths } from '../parsing/refuse-unknown-paths.ts';
import type { Authenticate, Router } from './authenticate.ts';
import type { LimitRequests } from './limit-requests.ts';

export interface ApiScope {
  prefix: string;
  /** Mode of every operation below the prefix; null when requests select it. */
  mode: Mode | null;
  /** Allows any origin; credentials are header tokens only, never cookies. */
  isOpenToAllOrigins: boolean;
  /** Compresses all longer answers, since phones on slow networks read them; elsewhere only routes that ask for it. */
  isForPhones?: boolean;
  features: ((router: Router) => void)[];
}

export interface ApiScopeOptions {
  authenticate: (mode: Mode | null) => Authenticate;
  listenToAccessChanges: Router['listenToAccessChanges'];
  limitRequests: LimitRequests;
  isStrict: boolean;
  /** Sends HSTS. */
  isHttps: boolean;
  createSerializer: CreateSerializer;
}

/** Headers that a page of another origin may read. */
const exposedHeaders = [
  'x-request-id',
  'retry-after',
  'content-disposition',
  'etag',
  idempotencyHeaders.answer,
  ...Object.values(rateLimitHeaders),
];

const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders.join(', '),
};

/** Answers are data, so they are never cached and never render as a page. */
const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** HSTS for a year, as on pages (ASVS 5.0, 3.4.1). */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * Registers one API below its prefix: rate limit per network address, the features' routes, the envelope for unknown
 * paths.
 */
export async function addApi(app: FastifyInstance, scope: ApiScope, options: ApiScopeOptions): Promise<void> {
  const headers = options.isHttps ? { ...answerHeaders, ...httpsOnly } : answerHeaders;
  await app.register(
    async (api) => {
      api.addHook('onRequest', (_request, reply, done) => {
        reply.headers(headers);
        done();
      });
      refuseUnknownPaths(api);
      if (scope.isOpenToAllOrigins) await openToAllOrigins(api);
      await api.register(compress, scope.isForPhones ? { threshold: compression.threshold } : { global: false });
      options.limitRequests(api, scope.prefix);
      const router = { ...options, app: api, authenticate: options.authenticate(scope.mode), isApi: true };
      for (const addRoutes of scope.features) addRoutes(router);
    },
    { prefix: scope.prefix },
  );
}

/** All answers get the same headers; only preflight requests use the plugin, in a scope of its own. */
async function openToAllOrigins(api: FastifyInstance): Promise<void> {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.headers(openHeaders);
    done();
  });
  await api.register(async (preflight) => {
    await preflight.register(cors, {
      origin: '*',
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders,
      maxAge: 7200,
    });
  });
}

/** Serves files to anyone: without prefix and rate limit, with the headers of the listener. */
export function addOpenFiles(app: FastifyInstance, features: ApiScope['features'], options: ApiScopeOptions): void {
  const router = { ...options, app, authenticate: options.authenticate(null), isApi: false };
  for (const addRoutes of features) addRoutes(router);
}
