import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

/** Takes the secret of a link that has expired out of the built-in mailbox. */
export const blankLinkJob = jobKind('auth.blank-link', z.object({ tokenHash: z.string() }));
