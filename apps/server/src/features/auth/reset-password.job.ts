import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

export const resetPasswordJob = jobKind('auth.reset-password', z.strictObject({ sealed: z.string() }));
