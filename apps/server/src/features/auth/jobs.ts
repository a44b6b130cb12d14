import { handleJob } from '../../platform/jobs/job.ts';
import { blankMailedToken } from '../../platform/mail/mailbox-queries.ts';
import { blankLinkJob, registerJob, resetPasswordJob } from './job-kinds.ts';
import { completeRegistration } from './service/register.ts';
import { mailResetLink } from './service/reset-password.ts';

export const authJobs = [
  handleJob(registerJob, (ctx, { sealed }) => completeRegistration(ctx, sealed)),
  handleJob(resetPasswordJob, (ctx, { sealed }) => mailResetLink(ctx, sealed)),
  handleJob(blankLinkJob, (ctx, { tokenHash }) => blankMailedToken(ctx, tokenHash)),
];
