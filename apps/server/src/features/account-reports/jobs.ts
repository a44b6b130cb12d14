import { modeContext, tenantContext } from '../../context.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import { writeExportJob } from './service/generate-export.ts';
import { writeExport } from './service/write-export.ts';

export const accountExportJobs = [
  handleJob(writeExportJob, (ctx, { tenantId, mode, exportId }) =>
    writeExport(modeContext(tenantContext(ctx, tenantId), mode), exportId),
  ),
];
