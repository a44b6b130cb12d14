import { z } from 'zod';
import { modeContext, tenantContext } from '../../context.ts';
import { handleJob, jobKind } from '../../platform/jobs/job.ts';
import type { Schedule } from '../../platform/jobs/schedule.ts';
import { removeFilesJob, writeExportJob } from './export-job.ts';
import { expireExports, removeFiles } from './service/erase-exports.ts';
import { writeExport } from './service/write-export.ts';

export const expireExportsJob = jobKind('account-exports.expire', z.strictObject({}));

export const accountExportJobs = [
  handleJob(writeExportJob, (ctx, { tenantId, mode, exportId }) =>
    writeExport(modeContext(tenantContext(ctx, tenantId), mode), exportId),
  ),
  handleJob(removeFilesJob, (ctx, { fileKeys }) => removeFiles(ctx, fileKeys)),
  handleJob(expireExportsJob, (ctx) => expireExports(ctx)),
];

export const accountExportSchedules: Schedule[] = [{ kind: expireExportsJob, pattern: '47 * * * *' }];
