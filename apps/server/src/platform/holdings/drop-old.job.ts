import { z } from 'zod';
import { jobKind } from '../jobs/job.ts';

/** Deletes rows older than the table's retention. */
export const dropOldJob = jobKind('retention.drop-old', z.strictObject({ table: z.string() }));
