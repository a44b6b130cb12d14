import { z } from 'zod';
import { jobKind } from '../jobs/job.ts';

/** Deletes what a table keeps too long. */
export const dropOldJob = jobKind('retention.drop-old', z.strictObject({ table: z.string() }));
