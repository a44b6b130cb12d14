import { carriesPayload } from '@smile/contract/event-data';
import { eventTypes } from '@smile/contract/events';
import sql, { type Sql } from 'sql-template-tag';
import { inTransaction, type ModeContext } from '../../context.ts';
import { idPrefixes } from '../../id-prefixes.ts';
import { insertionOfJobs } from '../../platform/jobs/job-queries.ts';
import { eventInsertion, type NewEvent, publishInSteps } from './event-step-queries.ts';
import { deliverJob, groupsOf } from './job-kinds.ts';

export function insertEvent(tx: ModeContext, event: NewEvent): Promise<void> {
  return tx.db.send(eventInsertion(tx, event));
}

/**
 * Inserts events and, for each subscribed webhook, a delivery and its job, in one statement; `published` gets their
 * number.
 */
export async function insertPublishedEvents(
  tx: ModeContext,
  events: NewEvent[],
  published: (deliveries: number) => void,
): Promise<void> {
  if (tx.database.isDistributed) return published(await publishInSteps(tx, events));
  return tx.db.send<Published>(
    sql`with ${publication(tx, events)} select count(*)::integer as deliveries from job`,
    ([row]) => published(row!.deliveries),
  );
}

interface Published {
  deliveries: number;
}

/** Statement that inserts and returns one row. */
export type Insertion = Sql;

/** Inserts a row, its event, and the deliveries, on one database in one statement. */
export async function insertWithEvent<Row>(
  ctx: ModeContext,
  insertion: Insertion,
  event: NewEvent,
): Promise<Row & Published> {
  if (ctx.database.isDistributed)
    return inTransaction(ctx, async (tx) => {
      const [[row], deliveries] = await Promise.all([tx.db.query<Row>(insertion), publishInSteps(tx, [event])]);
      return { ...row!, deliveries };
    });
  const rows = await ctx.db.query<Row & Published>(sql`
    with stored as (${insertion}), ${publication(ctx, [event])}
    select stored.*, (select count(*)::integer from job) as deliveries from stored`);
  return rows[0]!;
}

/**
 * CTEs that publish events; `job` contains a row for each delivery. Locks webhooks that get a delivery against deletion
 * until the transaction ends. Delivery ids are derived from the ids of event and webhook.
 */
function publication(tx: ModeContext, events: NewEvent[]): Sql {
  const now = tx.now();
  const { tenantId, mode } = tx;
  const types = [...new Set(events.map(({ type }) => type))];
  const job = { tenantId, mode, attempt: 1, isRequested: false };
  const jobs = sql`
    select ${JSON.stringify(job)}::jsonb || jsonb_build_object('webhookId', webhook_id, 'deliveryId', id) as payload,
      ${groupsOf(tenantId)} || webhook_id as group_key
    from delivery`;
  return sql`
    event as (${events.length === 1 ? eventInsertion(tx, events[0]!) : eventsInsertion(tx, events)}),
    subscriber as materialized (
      select id, event_types from webhooks
      where tenant_id = ${tenantId} and mode = ${mode} and is_active
        and event_types && ${[...types, 'ALL_EVENTS']}::text[]
      for key share
    ), delivery as (
      insert into webhook_deliveries (tenant_id, mode, id, webhook_id, event_id, event_type, state, next_attempt_at,
        created_at)
      select ${tenantId}, ${mode},
        ${idPrefixes.delivery} || encode(substr(sha256(convert_to(given.id || subscriber.id, 'UTF8')), 1, 16), 'hex'),
        subscriber.id, given.id, given.type, 'PENDING', ${now}::timestamptz, ${now}::timestamptz
      from subscriber
        join unnest(${events.map(({ id }) => id)}::text[], ${events.map(({ type }) => type)}::text[])
          with ordinality as given (id, type, place)
        on subscriber.event_types && array[given.type, 'ALL_EVENTS']
      where smile_owns(${tenantId})
      order by given.place
      returning id, webhook_id
    ), job as (${insertionOfJobs(tx, deliverJob, jobs)} returning 1)`;
}

function eventsInsertion(tx: ModeContext, events: NewEvent[]): Sql {
  const json = (value: object | null) => value && JSON.stringify(value);
  return sql`
    insert into events (tenant_id, mode, id, type, data, payload, created_at)
    select ${tx.tenantId}, ${tx.mode}, given.*, ${tx.now()}::timestamptz
    from unnest(${events.map(({ id }) => id)}::text[], ${events.map(({ type }) => type)}::text[],
      ${events.map(({ data }) => json(data))}::json[], ${events.map(({ payload }) => json(payload))}::json[]) as given
    where smile_owns(${tx.tenantId})`;
}

export async function deletePayloads(tx: ModeContext, sourceId: string): Promise<void> {
  await eraseOf(
    tx,
    sql`update events set payload = null
      where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and data->>'sourceId' = ${sourceId} and payload is not null
        and type = any(${eventTypes.filter(carriesPayload)})`,
  );
}

/** Blanks the login names in an account's events; keeps the order of the other keys. */
export async function deleteLoginNames(tx: ModeContext, accountId: string): Promise<void> {
  await eraseOf(
    tx,
    sql`update events set data = (
        select json_object_agg(key, case when key = 'loginName' then to_json(''::text) else value end)
        from json_each(data))
      where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and data->>'accountId' = ${accountId}
        and data->>'loginName' is not null`,
  );
}

/**
 * Runs an update that erases data from events, and deletes the receivers' stored answers, which may repeat that data.
 */
export async function eraseOf(tx: ModeContext, update: Sql): Promise<void> {
  await tx.db.query(sql`
    with erased as (${update} returning id)
    update webhook_attempts set response_headers = null, response_body = null
    where tenant_id = ${tx.tenantId} and response_body is not null and delivery_id in (
      select id from webhook_deliveries where tenant_id = ${tx.tenantId} and event_id in (select id from erased))`);
}
