import { handleJob } from '../../platform/jobs/job.ts';
import { blankMailedToken } from '../../platform/mail/mailbox-queries.ts';
import { blankLinkJob } from './blank-link.job.ts';

export const emailLinkJobs = [handleJob(blankLinkJob, (ctx, { tokenHash }) => blankMailedToken(ctx, tokenHash))];
