import { z } from 'zod';
import { jobKind } from '../jobs/job.ts';

export const sendMailJob = jobKind(
  'mail.send',
  z.object({ sealed: z.string(), aboutUserId: z.string().optional() }),
  12,
);
