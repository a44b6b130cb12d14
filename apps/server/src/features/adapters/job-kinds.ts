import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

/** Asks every adapter how it is and what it serves. */
export const refreshAdaptersJob = jobKind('adapters.refresh', z.strictObject({}), 3);
