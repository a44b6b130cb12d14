import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { type JobQueue, jobKind } from '../../platform/jobs/job.ts';

export const settleAbandonedReadingsJob = jobKind('archives.settle-abandoned', z.strictObject({}));

/** Maximum attempts for a document that crashes the reading process. */
const maxAttempts = 3;

/** Reading is heavy: it must not delay other work, nor one tenant's documents those of others. */
const readQueue: JobQueue = { name: 'document-reading', concurrency: 4, groupConcurrency: 2 };

/** Reads an archive; its dedupe key is the task's id. */
export const readArchiveJob = jobKind(
  'archives.read',
  z.object({ tenantId: z.string(), mode: modeSchema, archiveId: z.string(), taskId: z.string() }),
  maxAttempts,
  { queue: readQueue, groupOf: ({ tenantId }) => tenantId },
);
