import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

const sealedPayload = z.strictObject({ sealed: z.string() });

export const registerJob = jobKind('auth.register', sealedPayload);
export const resetPasswordJob = jobKind('auth.reset-password', sealedPayload);
