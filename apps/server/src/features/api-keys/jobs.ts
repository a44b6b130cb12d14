import { tenantContext } from '../../context.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import { endApiKey } from './service/end-api-key.ts';
import { endKeyJob, warnOfKeyEndJob } from './service/schedule-key-end.ts';
import { warnOfKeyEnd } from './service/warn-of-key-end.ts';

export const apiKeyJobs = [
  handleJob(endKeyJob, (ctx, end) => endApiKey(tenantContext(ctx, end.tenantId), end)),
  handleJob(warnOfKeyEndJob, (ctx, end) => warnOfKeyEnd(tenantContext(ctx, end.tenantId), end)),
];
