import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { type JobQueue, jobKind } from '../../platform/jobs/job.ts';

const maxAttempts = 8;

/** Sources may be slow: they must not delay other work or, within one tenant, other tenants. */
const fetchQueue: JobQueue = { name: 'fetch', concurrency: 32, groupConcurrency: 8 };

/** Fetches all data of a connected account; its dedupe key is the task's id. */
export const fetchJob = jobKind(
  'accounts.fetch',
  z.object({ tenantId: z.string(), mode: modeSchema, accountId: z.string(), taskId: z.string() }),
  maxAttempts,
  { queue: fetchQueue, groupOf: ({ tenantId }) => tenantId },
);
