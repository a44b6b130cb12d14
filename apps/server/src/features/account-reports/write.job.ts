import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { type JobQueue, jobKind } from '../../platform/jobs/job.ts';

/** Writing a document takes memory and time: few at once, and not all of them one tenant's. */
const exportQueue: JobQueue = { name: 'exports', concurrency: 4, groupConcurrency: 2 };
const maxAttempts = 5;

/** Writes the file of an export. */
export const writeExportJob = jobKind(
  'account-exports.write',
  z.object({ tenantId: z.string(), mode: modeSchema, exportId: z.string() }),
  maxAttempts,
  { queue: exportQueue, groupOf: ({ tenantId }) => tenantId },
);
