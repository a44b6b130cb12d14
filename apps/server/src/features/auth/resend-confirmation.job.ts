import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

export const resendConfirmationJob = jobKind('auth.resend-confirmation', z.strictObject({ sealed: z.string() }));
