import { z } from 'zod';
import { modeContext, tenantContext } from '../../context.ts';
import { handleJob, jobKind } from '../../platform/jobs/job.ts';
import type { Schedule } from '../../platform/jobs/schedule.ts';
import { removeFilesJob, settleUnreadJob } from './job-kinds.ts';
import { expireArchives } from './service/revoke-archive.ts';
import { removeFiles, settleUnread } from './service/settle-archive.ts';

export const expireArchivesJob = jobKind('archives.expire', z.strictObject({}));

export const archiveJobs = [
  handleJob(removeFilesJob, (ctx, { tenantId, ...files }) => removeFiles(tenantContext(ctx, tenantId), files)),
  handleJob(settleUnreadJob, (ctx, { tenantId, mode, archiveId }) =>
    settleUnread(modeContext(tenantContext(ctx, tenantId), mode), archiveId),
  ),
  handleJob(expireArchivesJob, (ctx) => expireArchives(ctx)),
];

export const archiveSchedules: Schedule[] = [{ kind: expireArchivesJob, pattern: '53 * * * *' }];
