import type { WebhookDelivery } from '@smile/contract/webhook-deliveries';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { invalid, missing } from '../../../platform/errors.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { selectDeliveryForUpdate, updateRestarted } from '../delivery-log-queries.ts';
import { deliverJob } from '../job-kinds.ts';
import { announceDelivery } from './delivery-notices.ts';
import type { DeliveryParams } from './get-delivery.ts';
import { getWebhook } from './webhooks.ts';

/**
 * Restarts a finished delivery with the usual retries; a test event gets a single attempt.
 * @throws ApiError MISSING_RESOURCE; INVALID_PARAMETERS while it is pending or its webhook is inactive
 */
export async function resendDelivery(
  ctx: ModeContext,
  { id: webhookId, deliveryId }: DeliveryParams,
): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (tx) => {
    const delivery = await selectDeliveryForUpdate(tx, { webhookId, deliveryId });
    if (!delivery) throw missing();
    const { active } = await getWebhook(tx, webhookId);
    if (!active && !delivery.test) throw invalid('The webhook is not active. Activate it before you resend.');
    if (delivery.state === 'PENDING') throw invalid('The delivery is still under way.');
    const { tenantId, mode } = tx;
    const attempt = delivery.attemptCount + 1;
    await enqueueJob(tx, deliverJob, { tenantId, mode, webhookId, deliveryId, attempt, isRequested: true });
    await announceDelivery(tx, webhookId);
    return updateRestarted(tx, deliveryId);
  });
}
