import { handleJob } from '../../platform/jobs/job.ts';
import { completeRegistration } from './service/complete-registration.ts';
import { mailConfirmLink } from './service/mail-confirm-link.ts';
import { resendConfirmationJob, resetPasswordJob } from './service/mail-requests.ts';
import { mailResetLink } from './service/mail-reset-link.ts';
import { registerJob } from './service/register.ts';

export const authJobs = [
  handleJob(registerJob, (ctx, { sealed }) => completeRegistration(ctx, sealed)),
  handleJob(resendConfirmationJob, (ctx, { sealed }) => mailConfirmLink(ctx, sealed)),
  handleJob(resetPasswordJob, (ctx, { sealed }) => mailResetLink(ctx, sealed)),
];
