import { modeContext, withTenant } from '../../context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { Sender } from '../../platform/outbound/send-request.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import { deliverJob, resumeJob } from './job-kinds.ts';
import { createDeliver } from './service/create-deliver.ts';
import { resumeDeliveries } from './service/resume-deliveries.ts';

export function webhookJobs(sender: Sender, tracing: Tracing | null = null): JobHandler[] {
  return [
    handleJob(deliverJob, createDeliver(sender, tracing)),
    handleJob(resumeJob, (ctx, { tenantId, mode, webhookId }) =>
      resumeDeliveries(modeContext(withTenant(ctx, tenantId), mode), webhookId),
    ),
  ];
}
