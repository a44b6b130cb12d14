import { modeContext, tenantContext } from '../../context.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import { announceJob } from '../site-sessions/announce.job.ts';
import { announceSession } from './service/announce-session.ts';

export const siteSessionJobs = [
  handleJob(announceJob, (ctx, { tenantId, mode, sessionId }) =>
    announceSession(modeContext(tenantContext(ctx, tenantId), mode), sessionId),
  ),
];
