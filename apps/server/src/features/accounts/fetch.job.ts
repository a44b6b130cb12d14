import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { type JobQueue, jobKind } from '../../platform/jobs/job.ts';

const maxAttempts = 8;

/** Sources may take long: they hold up neither other work nor, for one tenant, all others. */
const fetchQueue: JobQueue = { name: 'fetch', concurrency: 32, groupConcurrency: 8 };

/** Reads all data of a connected account; its dedupe key is the task's id. */
export const fetchJob = jobKind(
  'accounts.fetch',
  z.object({ tenantId: z.string(), mode: modeSchema, accountId: z.string(), taskId: z.string() }),
  maxAttempts,
  { queue: fetchQueue, groupOf: ({ tenantId }) => tenantId },
);
