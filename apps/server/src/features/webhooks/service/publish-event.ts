import { carriesPayload, type EventData, eventDataSchemas } from '@smile/contract/event-data';
import type { EventType } from '@smile/contract/events';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../../context.ts';
import { wakeWorkers } from '../../../platform/jobs/queue.ts';
import { type Insertion, insertPublishedEvents, insertWithEvent } from '../event-queries.ts';
import type { NewEvent } from '../event-step-queries.ts';
import { deliverJob } from '../job-kinds.ts';

/**
 * Publishes an event in the caller's transaction: stores the event and, for each subscribed webhook, a delivery and its
 * job. The payload of a finished task is sent only to webhooks that include payloads.
 */
export async function publishEvent<T extends EventType>(
  tx: ModeContext,
  type: T,
  data: EventData[T],
  payload?: AllDatapointPayload,
): Promise<void> {
  await publish(tx, [newEvent(tx, type, data, payload)]);
}

/** An event before it gets its id. */
export interface Publishable {
  type: EventType;
  data: EventData[EventType];
}

/** Publishes several events in one transaction, in this order. */
export async function publishEvents(tx: ModeContext, events: Publishable[]): Promise<void> {
  if (events.length === 0) return;
  await publish(
    tx,
    events.map(({ type, data }) => newEvent(tx, type, data)),
  );
}

/** Inserts a row and publishes its event in one statement, so that no transaction is needed. */
export async function publishAndInsert<T extends EventType, Row>(
  ctx: ModeContext,
  insertion: Insertion,
  type: T,
  data: EventData[T],
): Promise<Row> {
  const { deliveries, ...row } = await insertWithEvent<Row>(ctx, insertion, newEvent(ctx, type, data));
  if (deliveries > 0) wakeWorkers(ctx, deliverJob);
  return row as Row;
}

function publish(tx: ModeContext, events: NewEvent[]): Promise<void> {
  return insertPublishedEvents(tx, events, (deliveries) => {
    if (deliveries > 0) wakeWorkers(tx, deliverJob);
  });
}

function newEvent<T extends EventType>(
  tx: ModeContext,
  type: T,
  data: EventData[T],
  payload: AllDatapointPayload | null = null,
): NewEvent {
  // Validated in tests only, since published events are statically typed.
  if (tx.config.isTest) eventDataSchemas[type].parse(carriesPayload(type) ? { ...data, payload } : data);
  return { id: tx.newId('event'), type, data, payload };
}
