import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { type JobQueue, jobKind } from '../../platform/jobs/job.ts';

export const startSyncsJob = jobKind('accounts.start-syncs', z.strictObject({}));

export const settleAbandonedJob = jobKind('accounts.settle-abandoned', z.strictObject({}));

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

/** A separate queue, so that syncs never delay fetches that an end user waits for. */
const syncQueue: JobQueue = { name: 'sync', concurrency: 16, groupConcurrency: 4 };

/** Syncs a monitored account; its dedupe key is the task's id. */
export const syncJob = jobKind(
  'accounts.sync',
  z.object({ tenantId: z.string(), mode: modeSchema, accountId: z.string(), taskId: z.string() }),
  maxAttempts,
  { queue: syncQueue, groupOf: ({ tenantId }) => tenantId },
);
