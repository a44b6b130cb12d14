import { handleJob } from '../../platform/jobs/job.ts';
import { blankMailedToken } from '../../platform/mail/mailbox-queries.ts';
import { blankLinkJob } from './service.ts';

export const emailLinkJobs = [handleJob(blankLinkJob, (ctx, { tokenHash }) => blankMailedToken(ctx, tokenHash))];
