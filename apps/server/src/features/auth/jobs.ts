import { handleJob } from '../../platform/jobs/job.ts';
import { registerJob, resetPasswordJob } from './job-kinds.ts';
import { completeRegistration } from './service/register.ts';
import { mailResetLink } from './service/reset-password.ts';

export const authJobs = [
  handleJob(registerJob, (ctx, { sealed }) => completeRegistration(ctx, sealed)),
  handleJob(resetPasswordJob, (ctx, { sealed }) => mailResetLink(ctx, sealed)),
];
