import { rateLimitHeaders } from '@smile/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { networksOf, siteWidening } from '../../limits/networks-of.ts';
import { takePermits } from '../../limits/permit-queries.ts';
import { type Admission, createRateLimiter, type TakePermits } from '../../limits/rate-limiter.ts';

const windowMs = 1000;

/** Rate limit per network for an API, both modes together. */
export type LimitRequests = (api: FastifyInstance, prefix: string) => void;

/** All processes share one limit; with the embedded database, its only process counts in memory. */
export function createRequestLimit(deps: Dependencies): LimitRequests {
  const max = deps.config.rateLimitPerSecond;
  if (max === 0) return () => undefined;
  const db = deps.database.in({ kind: 'system' });
  const createLimiter = (widening: number) => {
    const limit = max * widening;
    const take: TakePermits =
      deps.config.databaseUrl === null
        ? async () => ({ granted: limit, used: limit, msLeft: windowMs - (Date.now() % windowMs) })
        : (subject, wanted) =>
            takePermits(db, { subject: deps.vault.keyedHash(subject), wanted, max: limit, windowMs });
    return createRateLimiter({ max: limit, windowMs }, take);
  };
  const limiters = new Map([1, siteWidening].map((widening) => [widening, createLimiter(widening)]));
  return (api, prefix) => {
    const name = prefix.replace('/sandbox', '/open').replace('-sandbox', '');
    api.addHook('onRequest', async (request, reply) => {
      const admissions: Admission[] = [];
      for (const { key, widening } of networksOf(request.ip))
        admissions.push(await limiters.get(widening)!(`${name} ${key}`));
      const { isAdmitted, remaining, secondsLeft } = tightest(admissions);
      reply.header(rateLimitHeaders.limit, max);
      reply.header(rateLimitHeaders.remaining, remaining);
      reply.header(rateLimitHeaders.reset, secondsLeft);
      if (!isAdmitted) throw new ApiError('REQUEST_LIMIT_EXCEEDED', undefined, { 'retry-after': String(secondsLeft) });
    });
  };
}

function tightest(admissions: Admission[]): Admission {
  return admissions.reduce((one, other) => (other.remaining < one.remaining || !other.isAdmitted ? other : one));
}
