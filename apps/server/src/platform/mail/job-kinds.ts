import { z } from 'zod';
import { jobKind } from '../jobs/job.ts';

export const sendMailJob = jobKind(
  'mail.send',
  z.object({ sealed: z.string(), aboutUserId: z.string().optional() }),
  12,
);

/** Deletes an erased end user's mails: pending, failed, or in the mailbox. */
export const forgetMailsJob = jobKind('mail.forget', z.object({ aboutUserId: z.string() }));
