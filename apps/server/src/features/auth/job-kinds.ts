import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

export const resetPasswordJob = jobKind('auth.reset-password', z.strictObject({ sealed: z.string() }));

export const resendConfirmationJob = jobKind('auth.resend-confirmation', z.strictObject({ sealed: z.string() }));

export const registerJob = jobKind('auth.register', z.strictObject({ sealed: z.string() }));
