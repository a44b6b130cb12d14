import { modeContext, tenantContext } from '../../context.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import { settleUnreadJob } from './job-kinds.ts';
import { settleUnread } from './service/settle-archive.ts';

export const archiveJobs = [
  handleJob(settleUnreadJob, (ctx, { tenantId, mode, archiveId }) =>
    settleUnread(modeContext(tenantContext(ctx, tenantId), mode), archiveId),
  ),
];
