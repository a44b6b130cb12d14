import { modeContext, tenantContext } from '../../context.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import type { Schedule } from '../../platform/jobs/schedule.ts';
import { fetchJob, settleAbandonedJob, startSyncsJob, syncJob } from './job-kinds.ts';
import { fetchAccount } from './service/fetch-account.ts';
import { settleAbandoned } from './service/settle-abandoned.ts';
import { startSyncs } from './service/start-syncs.ts';
import { syncAccount } from './service/sync-account.ts';

export const accountJobs = [
  handleJob(fetchJob, (ctx, { tenantId, mode, accountId, taskId }) =>
    fetchAccount(modeContext(tenantContext(ctx, tenantId), mode), { accountId, taskId }),
  ),
  handleJob(syncJob, (ctx, { tenantId, mode, accountId, taskId }) =>
    syncAccount(modeContext(tenantContext(ctx, tenantId), mode), { accountId, taskId }),
  ),
  handleJob(settleAbandonedJob, (ctx) => settleAbandoned(ctx)),
  handleJob(startSyncsJob, startSyncs),
];

export const accountSchedules: Schedule[] = [
  { kind: settleAbandonedJob, pattern: '* * * * *' },
  { kind: startSyncsJob, pattern: '*/10 * * * *' },
];
