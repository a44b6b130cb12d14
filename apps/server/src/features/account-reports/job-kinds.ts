import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { type JobQueue, jobKind } from '../../platform/jobs/job.ts';

/** Rendering takes memory and time: limit it in total and per tenant. */
const exportQueue: JobQueue = { name: 'exports', concurrency: 4, groupConcurrency: 2 };
const maxAttempts = 5;

export const writeExportJob = jobKind(
  'account-exports.write',
  z.object({ tenantId: z.string(), mode: modeSchema, exportId: z.string() }),
  maxAttempts,
  { queue: exportQueue, groupOf: ({ tenantId }) => tenantId },
);
