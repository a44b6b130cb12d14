import { inTransaction, type ModeContext } from '../../../context.ts';
import { enqueueJobs } from '../../../platform/jobs/queue.ts';
import { updatePendingDue } from '../delivery-log-queries.ts';
import { deliverJob } from '../job-kinds.ts';

const partSize = 1000;

/**
 * Enqueues a webhook's pending deliveries. Runs as a job, so that it starts after everyone sees the activation:
 * deliveries published meanwhile get jobs of their own.
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
