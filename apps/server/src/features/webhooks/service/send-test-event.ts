import { eventExamples } from '@smile/contract/event-examples';
import type { TestEvent, WebhookDelivery } from '@smile/contract/webhook-deliveries';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { selectDeliveryWithEvent } from '../delivery-log-queries.ts';
import { insertTestDelivery } from '../delivery-queries.ts';
import { insertEvent } from '../event-queries.ts';
import { deliverJob } from '../job-kinds.ts';
import { announceDelivery } from './delivery-notices.ts';
import { getWebhook } from './webhooks.ts';

/** Sends a test event to one webhook, in a single attempt. @throws ApiError MISSING_RESOURCE */
export async function sendTestEvent(
  ctx: ModeContext,
  webhookId: string,
  { eventType, data }: TestEvent,
): Promise<WebhookDelivery> {
  return inTransaction(ctx, async (tx) => {
    await getWebhook(tx, webhookId);
    const eventId = tx.newId('event');
    const deliveryId = tx.newId('delivery');
    await insertEvent(tx, { id: eventId, type: eventType, data: data ?? eventExamples[eventType], payload: null });
    await insertTestDelivery(tx, { id: deliveryId, webhookId, eventId, eventType });
    const { tenantId, mode } = tx;
    await enqueueJob(tx, deliverJob, { tenantId, mode, webhookId, deliveryId, attempt: 1, isRequested: true });
    await announceDelivery(tx, webhookId);
    return (await selectDeliveryWithEvent(tx, { webhookId, deliveryId }))!.delivery;
  });
}
