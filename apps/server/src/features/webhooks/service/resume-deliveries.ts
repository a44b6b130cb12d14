import { inTransaction, type ModeContext } from '../../../context.ts';
import { enqueueJobs } from '../../../platform/jobs/queue.ts';
import { updatePendingDue } from '../delivery-log-queries.ts';
import { deliverJob } from '../job-kinds.ts';

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
