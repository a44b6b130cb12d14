import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { type JobQueue, jobKind } from '../../platform/jobs/job.ts';

const maxAttempts = 8;

/** Apart from the readings that an end user waits for. */
const syncQueue: JobQueue = { name: 'sync', concurrency: 16, groupConcurrency: 4 };

/** Reads the data of a monitored account again; its dedupe key is the task's id. */
export const syncJob = jobKind(
  'accounts.sync',
  z.object({ tenantId: z.string(), mode: modeSchema, accountId: z.string(), taskId: z.string() }),
  maxAttempts,
  { queue: syncQueue, groupOf: ({ tenantId }) => tenantId },
);
