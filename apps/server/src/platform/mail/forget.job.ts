import { z } from 'zod';
import { jobKind } from '../jobs/job.ts';

/** After the transaction that erases an end user: whether a mail waits, was given up or is in the mailbox, it goes. */
export const forgetMailsJob = jobKind('mail.forget', z.object({ aboutUserId: z.string() }));
