import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

export const registerJob = jobKind('auth.register', z.strictObject({ sealed: z.string() }));
