import { setTimeout } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { type Claim, type ClaimedJob, claimOldest, claimPastBusy } from './claim-queries.ts';

/** How long a worker that found only busy groups waits before it scans all groups again. */
const restMs = 100;

interface Claimed {
  jobs: ClaimedJob[];
  /** True when another claim may find more at once. */
  mayBeMore: boolean;
}

type WhatToClaim = Pick<Claim, 'busyGroups' | 'limit' | 'groupLimit'>;

/**
 * Claims due jobs for one worker. Behind the backlog of a busy group it scans group by group, which costs more with
 * more groups; `claimLater` is called when that scan must wait.
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

const maxRestMs = 100;

/**
 * After a claim that emptied the queue, or on a busy worker, the next claim waits as long as the last one took. Jobs
 * that become due meanwhile share it, so that load makes claims larger instead of more frequent.
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
      endMs = isNext ? 0 : startMs + tookMs + Math.min(tookMs, maxRestMs);
      return claimed;
    },
  };
}

/** True when a claim reached its limit, overall or for one group. */
function isLimited(jobs: ClaimedJob[], { limit, groupLimit }: WhatToClaim): boolean {
  const counts = new Map<string, number>();
  for (const { group } of jobs) counts.set(group, (counts.get(group) ?? 0) + 1);
  return jobs.length >= limit || Math.max(...counts.values()) >= groupLimit;
}
