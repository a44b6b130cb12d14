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
  /** The mode of every call below the prefix; null where calls name it. */
  mode: Mode | null;
  /** Any origin may call; credentials are header tokens only, never cookies. */
  isOpenToAllOrigins: boolean;
  /** Phones on slow networks read it: longer answers are compressed; elsewhere those of which the route says so. */
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

/** Answers are data: never kept, never shown as a page, whatever a browser makes of them. */
const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** HSTS for a year, as on pages (ASVS 5.0, 3.4.1). */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** One API below its prefix: rate limit per network address, its features' routes, the envelope for unknown paths. */
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

/** All answers have the same headers; what browsers ask before they call is left to the plugin, in a scope of its own. */
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
