import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

const sealedPayload = z.strictObject({ sealed: z.string() });

export const registerJob = jobKind('auth.register', sealedPayload);
export const resetPasswordJob = jobKind('auth.reset-password', sealedPayload);

/** Takes the secret of a link that has expired out of the built-in mailbox. */
export const blankLinkJob = jobKind('auth.blank-link', z.object({ tokenHash: z.string() }));
