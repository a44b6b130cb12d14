import { carriesPayload, type EventData, eventDataSchemas } from '@smile/contract/event-data';
import type { EventType } from '@smile/contract/events';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import { enqueueJobs } from '../../../platform/jobs/queue.ts';
import { deliverJob } from '../deliver.job.ts';
import { insertDeliveries } from '../delivery-queries.ts';
import { insertEvent, lockSubscribers } from '../event-queries.ts';

/**
 * Publishes an event in the caller's transaction: the event, and for each subscribed webhook a delivery and its job.
 * The payload of a finished task goes to those webhooks that include it.
 */
export async function publishEvent<T extends EventType>(
  tx: ModeContext,
  type: T,
  data: EventData[T],
  payload?: AllDatapointPayload,
): Promise<void> {
  if (tx.config.isTest)
    eventDataSchemas[type].parse(carriesPayload(type) ? { ...data, payload: payload ?? null } : data);
  const webhooks = await lockSubscribers(tx, type);
  const eventId = tx.newId('event');
  await insertEvent(tx, { id: eventId, type, data, payload: payload ?? null });
  if (webhooks.length === 0) return;
  const deliveries = webhooks.map(({ id }) => ({ id: tx.newId('delivery'), webhookId: id }));
  await insertDeliveries(tx, { eventId, eventType: type, deliveries });
  const { tenantId, mode } = tx;
  await enqueueJobs(
    tx,
    deliverJob,
    deliveries.map(({ id, webhookId }) => ({
      tenantId,
      mode,
      webhookId,
      deliveryId: id,
      attempt: 1,
      isRequested: false,
    })),
  );
}
