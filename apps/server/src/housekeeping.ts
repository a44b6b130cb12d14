import { z } from 'zod';
import { pruneEmailLinks } from './features/auth/service/email-links.ts';
import { pruneReadmeTokens } from './features/readme-tokens/service.ts';
import { pruneThrottles } from './platform/db/throttle.ts';
import { pruneIdempotencyKeys } from './platform/http/idempotency.ts';
import { handleJob, jobKind } from './platform/jobs/job.ts';
import type { Schedule } from './platform/jobs/schedule.ts';

const pruneJob = jobKind('housekeeping.prune', z.strictObject({}));

export const housekeepingJobs = [
  handleJob(pruneJob, async (ctx) => {
    await pruneThrottles(ctx);
    await pruneEmailLinks(ctx);
    await pruneReadmeTokens(ctx);
    await pruneIdempotencyKeys(ctx);
  }),
];

export const housekeepingSchedules: Schedule[] = [{ kind: pruneJob, pattern: '17 * * * *' }];
