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
  const event = insertEvent(tx, { id: eventId, type, data, payload: payload ?? null });
  if (webhooks.length === 0) return event;
  const deliveries = webhooks.map(({ id }) => ({ id: tx.newId('delivery'), webhookId: id }));
  const { tenantId, mode } = tx;
  const jobs = deliveries.map(({ id, webhookId }) => ({
    tenantId,
    mode,
    webhookId,
    deliveryId: id,
    attempt: 1,
    isRequested: false,
  }));
  // Sent together, carried out in this order.
  await Promise.all([
    event,
    insertDeliveries(tx, { eventId, eventType: type, deliveries }),
    enqueueJobs(tx, deliverJob, jobs),
  ]);
}
