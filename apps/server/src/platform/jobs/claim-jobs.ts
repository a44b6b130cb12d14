import { setTimeout } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { type Claim, type ClaimedJob, claimOldest, claimPastBusy } from './claim-queries.ts';

/** So long a worker that found only busy groups does not step through all groups again. */
const restMs = 100;

interface Claimed {
  jobs: ClaimedJob[];
  /** Another claim may find some at once. */
  mayBeMore: boolean;
}

type WhatToClaim = Pick<Claim, 'busyGroups' | 'limit' | 'groupLimit'>;

/**
 * Makes the function that claims due jobs for one worker. Behind the backlog of a busy group the others are looked for
 * by group, which costs more the more groups there are; `claimLater` is called when that has to wait a little.
 */
export function createClaimer(
  ctx: Context,
  own: Omit<Claim, keyof WhatToClaim>,
  claimLater: (inMs: number) => void,
): (wanted: WhatToClaim) => Promise<Claimed> {
  let restEndMs = 0;
  return async (wanted) => {
    const { jobs, isFull } = await claimOldest(ctx, { ...own, ...wanted });
    if (jobs.length > 0) return { jobs, mayBeMore: isFull || isLimited(jobs, wanted) };
    const waitMs = restEndMs - performance.now();
    if (isFull && waitMs > 0) claimLater(waitMs);
    if (!isFull || waitMs > 0) return { jobs, mayBeMore: false };
    const others = await claimPastBusy(ctx, { ...own, ...wanted });
    if (others.length === 0) restEndMs = performance.now() + restMs;
    return { jobs: others, mayBeMore: others.length > 0 };
  };
}

const longestRestMs = 100;

/**
 * After a claim that took all there was, or where plenty is running anyway, the next waits as long as that one took: what
 * becomes due or free meanwhile shares it, so that under load fewer claims take more each.
 */
export function createRest(isBusy: () => boolean) {
  let endMs = 0;
  return {
    async end(): Promise<void> {
      const waitMs = endMs - performance.now();
      if (waitMs > 0) await setTimeout(waitMs);
    },
    async after(claim: () => Promise<Claimed>): Promise<Claimed> {
      const startMs = performance.now();
      const claimed = await claim();
      const tookMs = performance.now() - startMs;
      const isNext = claimed.mayBeMore && !isBusy();
      endMs = isNext ? 0 : startMs + tookMs + Math.min(tookMs, longestRestMs);
      return claimed;
    },
  };
}

/** Whether the claim took as many as it was allowed, of all or of some group. */
function isLimited(jobs: ClaimedJob[], { limit, groupLimit }: WhatToClaim): boolean {
  const counts = new Map<string, number>();
  for (const { group } of jobs) counts.set(group, (counts.get(group) ?? 0) + 1);
  return jobs.length >= limit || Math.max(...counts.values()) >= groupLimit;
}
