import type { Context } from '../context.ts';
import { type Claim, type ClaimedJob, claimOldest, claimPastBusy } from './claim-queries.ts';

/** So long a worker that found only busy groups does not step through all groups again. */
const restMs = 100;

type WhatToClaim = Pick<Claim, 'busyGroups' | 'limit' | 'groupLimit'>;

/**
 * Makes the function that claims due jobs for one worker. Behind the backlog of a busy group the others are looked for
 * by group, which costs more the more groups there are; `claimLater` is called when that has to wait a little.
 */
export function createClaimer(
  ctx: Context,
  own: Omit<Claim, keyof WhatToClaim>,
  claimLater: (inMs: number) => void,
): (wanted: WhatToClaim) => Promise<ClaimedJob[]> {
  let restEndMs = 0;
  return async (wanted) => {
    const { jobs, isFull } = await claimOldest(ctx, { ...own, ...wanted });
    if (jobs.length > 0 || !isFull) return jobs;
    const waitMs = restEndMs - performance.now();
    if (waitMs > 0) {
      claimLater(waitMs);
      return [];
    }
    const others = await claimPastBusy(ctx, { ...own, ...wanted });
    if (others.length === 0) restEndMs = performance.now() + restMs;
    return others;
  };
}
