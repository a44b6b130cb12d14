import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { type JobQueue, jobKind } from '../../platform/jobs/job.ts';

const maxAttempts = 8;

/** A separate queue, so that syncs never delay fetches that an end user waits for. */
const syncQueue: JobQueue = { name: 'sync', concurrency: 16, groupConcurrency: 4 };

/** Syncs a monitored account; its dedupe key is the task's id. */
export const syncJob = jobKind(
  'accounts.sync',
  z.object({ tenantId: z.string(), mode: modeSchema, accountId: z.string(), taskId: z.string() }),
  maxAttempts,
  { queue: syncQueue, groupOf: ({ tenantId }) => tenantId },
);
