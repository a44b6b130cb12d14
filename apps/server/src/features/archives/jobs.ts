import { modeContext, tenantContext } from '../../context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { Schedule } from '../../platform/jobs/schedule.ts';
import type { DocumentReader } from '../document-reading/service.ts';
import { readArchiveJob, settleAbandonedReadingsJob } from './job-kinds.ts';
import { readArchive } from './service/read-archive.ts';
import { settleAbandonedReadings } from './service/settle-reading.ts';

export function archiveJobs(reader: DocumentReader): JobHandler[] {
  return [
    handleJob(readArchiveJob, (ctx, { tenantId, mode, archiveId, taskId }) =>
      readArchive(modeContext(tenantContext(ctx, tenantId), mode), { archiveId, taskId }, reader),
    ),
    handleJob(settleAbandonedReadingsJob, (ctx) => settleAbandonedReadings(ctx)),
  ];
}

export const archiveSchedules: Schedule[] = [{ kind: settleAbandonedReadingsJob, pattern: '* * * * *' }];
