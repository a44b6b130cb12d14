import { rateLimitHeaders } from '@smile/contract/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../context.ts';
import { takePermits } from '../db/permits.ts';
import { ApiError } from '../errors.ts';
import { createRateLimiter, type TakePermits } from './rate-limiter.ts';

const windowMs = 1000;

/** Limits the requests of each network address to an API, both of its modes together. */
export type LimitRequests = (api: FastifyInstance, prefix: string) => void;

/** One limit for all processes; the one process of the embedded database counts by itself. */
export function createRequestLimit(deps: Dependencies): LimitRequests {
  const max = deps.config.rateLimitPerSecond;
  if (max === 0) return () => undefined;
  const db = deps.database.in({ kind: 'system' });
  const take: TakePermits =
    deps.config.databaseUrl === null
      ? async () => ({ granted: max, used: max, msLeft: windowMs - (Date.now() % windowMs) })
      : (subject, wanted) => takePermits(db, { subject: deps.vault.keyedHash(subject), wanted, max, windowMs });
  const admit = createRateLimiter({ max, windowMs }, take);
  return (api, prefix) => {
    const name = prefix.replace('/sandbox', '/open').replace('-sandbox', '');
    api.addHook('onRequest', async (request, reply) => {
      const { isAdmitted, remaining, secondsLeft } = await admit(`${name} ${request.ip}`);
      reply.header(rateLimitHeaders.limit, max);
      reply.header(rateLimitHeaders.remaining, remaining);
      reply.header(rateLimitHeaders.reset, secondsLeft);
      if (!isAdmitted) throw new ApiError('REQUEST_LIMIT_EXCEEDED', undefined, { 'retry-after': String(secondsLeft) });
    });
  };
}
