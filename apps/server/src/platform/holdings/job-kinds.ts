import { z } from 'zod';
import { jobKind } from '../jobs/job.ts';

export const startJob = jobKind('retention.start', z.strictObject({}));

/** Deletes rows older than the table's retention. */
export const dropOldJob = jobKind('retention.drop-old', z.strictObject({ table: z.string() }));
