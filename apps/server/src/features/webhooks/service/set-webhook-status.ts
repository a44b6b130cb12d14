import type { Webhook } from '@smile/contract/webhooks';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { enqueueJob, enqueueJobs } from '../../../platform/jobs/queue.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deliverJob } from '../deliver.job.ts';
import { updatePendingDue } from '../delivery-log-queries.ts';
import { selectWebhook, updateStatus } from '../queries.ts';
import { resumeJob } from '../resume.job.ts';

/** Activating ends the streak of failures, and what was under way goes on. @throws ApiError MISSING_RESOURCE */
export async function setWebhookStatus(ctx: ModeContext, id: string, active: boolean): Promise<Webhook> {
  return inTransaction(ctx, async (tx) => {
    const before = await selectWebhook(tx, id);
    if (!before) throw missing();
    if (before.active === active) return before;
    const after = await updateStatus(tx, id, active);
    if (!after) throw missing();
    await recordAudit(tx, {
      action: active ? 'webhook.activate' : 'webhook.deactivate',
      entityType: 'webhook',
      entityId: id,
      before: { active: before.active },
      after: { active },
    });
    const { tenantId, mode } = tx;
    if (active) await enqueueJob(tx, resumeJob, { tenantId, mode, webhookId: id });
    return after;
  });
}

const partSize = 1000;

/**
 * Enqueues the deliveries that are pending. It is a job, so that it starts after the activation is seen by all: a
 * delivery that is published meanwhile has a job of its own.
 */
export async function resumeDeliveries(ctx: ModeContext, webhookId: string): Promise<void> {
  const { tenantId, mode } = ctx;
  for (let after = ''; ; ) {
    const part = await inTransaction(ctx, async (tx) => {
      const due = await updatePendingDue(tx, webhookId, { after, limit: partSize });
      const jobs = due.map(({ id, attemptCount }) => ({ deliveryId: id, attempt: attemptCount + 1 }));
      await enqueueJobs(
        tx,
        deliverJob,
        jobs.map((job) => ({ ...job, tenantId, mode, webhookId, isRequested: false })),
      );
      return due;
    });
    if (part.length < partSize) return;
    after = part.at(-1)!.id;
  }
}
