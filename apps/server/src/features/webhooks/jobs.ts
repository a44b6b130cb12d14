import { actingFor, modeContext } from '../../context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { Schedule } from '../../platform/jobs/schedule.ts';
import type { Sender } from '../../platform/outbound/send-request.ts';
import { deliverJob, pruneJob, resumeJob } from './delivery-job.ts';
import { createDeliver } from './service/deliver.ts';
import { pruneEvents } from './service/keep-events.ts';
import { resumeDeliveries } from './service/set-webhook-status.ts';

export function webhookJobs(sender: Sender): JobHandler[] {
  return [
    handleJob(deliverJob, createDeliver(sender)),
    handleJob(resumeJob, (ctx, { tenantId, mode, webhookId }) =>
      resumeDeliveries(modeContext(actingFor(ctx, tenantId), mode), webhookId),
    ),
    handleJob(pruneJob, pruneEvents),
  ];
}

export const webhookSchedules: Schedule[] = [{ kind: pruneJob, pattern: '41 * * * *' }];
