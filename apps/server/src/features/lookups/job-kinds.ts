import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { lookupKinds } from '../../lookup-sources/lookup-source.ts';
import { type JobQueue, jobKind } from '../../platform/jobs/job.ts';

const maxAttempts = 8;

/** Sources may take long: they hold up neither other work nor, for one tenant, all others. */
const lookupQueue: JobQueue = { name: 'lookups', concurrency: 64, groupConcurrency: 16 };

/** Asks the source of a lookup; `failures` counts how often it could not be reached so far. */
export const settleLookupJob = jobKind(
  'lookups.settle',
  z.object({
    tenantId: z.string(),
    mode: modeSchema,
    kind: z.enum(lookupKinds),
    lookupId: z.string(),
    failures: z.number().int(),
  }),
  maxAttempts,
  { queue: lookupQueue, groupOf: ({ tenantId }) => tenantId },
);
