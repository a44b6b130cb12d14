import { modeContext, tenantContext } from '../../context.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import { announceJob } from '../site-sessions/announce.job.ts';
import { recheckJob } from '../site-sessions/recheck.job.ts';
import { announceSession } from './service/announce-session.ts';
import { recheckSession } from './service/recheck-session.ts';

export const siteSessionJobs = [
  handleJob(announceJob, (ctx, { tenantId, mode, sessionId }) =>
    announceSession(modeContext(tenantContext(ctx, tenantId), mode), sessionId),
  ),
  handleJob(recheckJob, (ctx, { tenantId, mode, sessionId }) =>
    recheckSession(modeContext(tenantContext(ctx, tenantId), mode), sessionId),
  ),
];
