import { modeContext, tenantContext } from '../../context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { remindJob, sendReminder } from './service/reminders.ts';

export const inviteJobs: JobHandler[] = [
  handleJob(remindJob, (ctx, { tenantId, mode, inviteId, day }) =>
    sendReminder(modeContext(tenantContext(ctx, tenantId), mode), inviteId, day),
  ),
];
