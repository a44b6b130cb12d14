import { modeContext, tenantContext } from '../../context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { announceJob, announceSession, type GetUserPayload } from './service/announce-session.ts';
import { recheckJob } from './service/note-activity.ts';
import { recheckSession } from './service/recheck-session.ts';

export function siteVisitJobs(getUserPayload: GetUserPayload): JobHandler[] {
  return [
    handleJob(announceJob, (ctx, { tenantId, mode, sessionId }) =>
      announceSession(modeContext(tenantContext(ctx, tenantId), mode), sessionId, getUserPayload),
    ),
    handleJob(recheckJob, (ctx, { tenantId, mode, sessionId }) =>
      recheckSession(modeContext(tenantContext(ctx, tenantId), mode), sessionId),
    ),
  ];
}
