import { carriesPayload, type EventData, eventDataSchemas } from '@smile/contract/event-data';
import type { EventType } from '@smile/contract/events';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import { wakeWorkers } from '../../../platform/jobs/queue.ts';
import { deliverJob } from '../deliver.job.ts';
import { insertPublishedEvent } from '../event-queries.ts';

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
  await insertPublishedEvent(tx, { id: tx.newId('event'), type, data, payload: payload ?? null }, (deliveries) => {
    if (deliveries > 0) wakeWorkers(tx, deliverJob);
  });
}
