import { createHash } from 'node:crypto';
import type { EventType } from '@smile/contract/events';
import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { idPrefixes } from '../../id-prefixes.ts';
import { enqueueJobs } from '../../platform/jobs/queue.ts';
import { deliverJob } from './job-kinds.ts';

export interface NewEvent {
  id: string;
  type: EventType;
  data: object;
  payload: object | null;
}

interface Subscriber {
  id: string;
  eventTypes: string[];
}

/**
 * Publishes events on a distributed database; returns the number of deliveries. Citus prepares and keeps a plan for
 * each of these statements; of one large statement it plans the parts anew each time, and sends their results to
 * every node.
 */
export async function publishInSteps(tx: ModeContext, events: NewEvent[]): Promise<number> {
  const { tenantId, mode } = tx;
  for (const event of events) await tx.db.send(eventInsertion(tx, event));
  const subscribers = await selectSubscribers(tx, events);
  const deliveries = events.flatMap((event) =>
    subscribers
      .filter(({ eventTypes }) => isWanted(event, eventTypes))
      .map(({ id: webhookId }) => ({ event, webhookId, deliveryId: deliveryIdOf(event.id, webhookId) })),
  );
  for (const { event, webhookId, deliveryId } of deliveries)
    await tx.db.send(sql`
      insert into webhook_deliveries (tenant_id, mode, id, webhook_id, event_id, event_type, state, next_attempt_at,
        created_at)
      values (${tenantId}, ${mode}, ${deliveryId}, ${webhookId}, ${event.id}, ${event.type}, 'PENDING', ${tx.now()},
        ${tx.now()})`);
  const jobs = deliveries.map(({ webhookId, deliveryId }) => ({
    tenantId,
    mode,
    webhookId,
    deliveryId,
    attempt: 1,
    isRequested: false,
  }));
  await enqueueJobs(tx, deliverJob, jobs);
  return deliveries.length;
}

/** Locks them against deletion until the transaction ends; most events have none, and locks are costly on Citus. */
async function selectSubscribers(tx: ModeContext, events: NewEvent[]): Promise<Subscriber[]> {
  const { tenantId, mode } = tx;
  const active = await tx.db.query<Subscriber>(sql`
    select id, event_types as "eventTypes" from webhooks
    where tenant_id = ${tenantId} and mode = ${mode} and is_active`);
  const wanted = active.filter(({ eventTypes }) => events.some((event) => isWanted(event, eventTypes)));
  if (wanted.length === 0) return [];
  return tx.db.query<Subscriber>(sql`
    select id, event_types as "eventTypes" from webhooks
    where tenant_id = ${tenantId} and mode = ${mode} and is_active and id = any(${wanted.map(({ id }) => id)})
    for key share`);
}

function isWanted({ type }: NewEvent, eventTypes: string[]): boolean {
  return eventTypes.includes(type) || eventTypes.includes('ALL_EVENTS');
}

/** As `insertPublishedEvents` derives it in SQL; a test compares the two. */
export function deliveryIdOf(eventId: string, webhookId: string): string {
  const hash = createHash('sha256').update(eventId + webhookId);
  return idPrefixes.delivery + hash.digest('hex').slice(0, 32);
}

export function eventInsertion(tx: ModeContext, { id, type, data, payload }: NewEvent): Sql {
  return sql`
    insert into events (tenant_id, mode, id, type, data, payload, created_at)
    values (${tx.tenantId}, ${tx.mode}, ${id}, ${type}, ${data}, ${payload}, ${tx.now()})`;
}
