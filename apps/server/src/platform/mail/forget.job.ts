import { z } from 'zod';
import { jobKind } from '../jobs/job.ts';

/** Deletes an erased end user's mails: pending, failed, or in the mailbox. */
export const forgetMailsJob = jobKind('mail.forget', z.object({ aboutUserId: z.string() }));
