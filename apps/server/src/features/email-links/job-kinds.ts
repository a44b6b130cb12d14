import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

/** Removes the secret of an expired link from the built-in mailbox. */
export const blankLinkJob = jobKind('auth.blank-link', z.object({ tokenHash: z.string() }));
