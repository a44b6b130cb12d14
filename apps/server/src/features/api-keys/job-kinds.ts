import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

/** A scheduled event at or before a key's end. `endsAt` is exact: a job for an end that was moved does nothing. */
const keyEndSchema = z.strictObject({ tenantId: z.string(), id: z.string(), endsAt: z.string() });
export type KeyEnd = z.infer<typeof keyEndSchema>;

export const warnOfKeyEndJob = jobKind('api-keys.warn-of-end', keyEndSchema);

export const endKeyJob = jobKind('api-keys.end', keyEndSchema);
