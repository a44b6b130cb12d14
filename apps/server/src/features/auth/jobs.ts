import { handleJob } from '../../platform/jobs/job.ts';
import { blankMailedToken } from '../../platform/mail/mailbox-queries.ts';
import { blankLinkJob } from './blank-link.job.ts';
import { registerJob } from './register.job.ts';
import { resetPasswordJob } from './reset-password.job.ts';
import { completeRegistration } from './service/complete-registration.ts';
import { mailResetLink } from './service/reset-password.ts';

export const authJobs = [
  handleJob(registerJob, (ctx, { sealed }) => completeRegistration(ctx, sealed)),
  handleJob(resetPasswordJob, (ctx, { sealed }) => mailResetLink(ctx, sealed)),
  handleJob(blankLinkJob, (ctx, { tokenHash }) => blankMailedToken(ctx, tokenHash)),
];
