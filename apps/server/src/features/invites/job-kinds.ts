import { modeSchema } from '@smile/contract/common';
import { z } from 'zod';
import { jobKind } from '../../platform/jobs/job.ts';

/**
 * Sends the reminder that is planned for a day.
 * It may run late: the handler looks at the invite as it is by then.
 */
export const remindJob = jobKind(
  'invites.remind',
  z.strictObject({ tenantId: z.string(), mode: modeSchema, inviteId: z.string(), day: z.int() }),
);
