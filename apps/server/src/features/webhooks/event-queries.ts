import { carriesPayload } from '@smile/contract/event-data';
import { type EventType, eventTypes } from '@smile/contract/events';
import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { idPrefixes } from '../../id-prefixes.ts';
import { insertionOfJobs } from '../../platform/jobs/job-queries.ts';
import { deliverJob, groupsOf } from './deliver.job.ts';

interface NewEvent {
  id: string;
  type: EventType;
  data: object;
  payload: object | null;
}

export function insertEvent(tx: ModeContext, event: NewEvent): Promise<void> {
  return tx.db.send(eventInsertion(tx, event));
}

/**
 * The event, and for each webhook that gets it a delivery and its job, in one statement; `published` is told how many.
 * None of these webhooks can be deleted until the transaction ends. What a delivery is called follows from the ids of
 * its event and webhook.
 */
export function insertPublishedEvent(
  tx: ModeContext,
  event: NewEvent,
  published: (deliveries: number) => void,
): Promise<void> {
  const now = tx.now();
  const { tenantId, mode } = tx;
  const job = { tenantId, mode, attempt: 1, isRequested: false };
  const jobs = sql`
    select ${JSON.stringify(job)}::jsonb || jsonb_build_object('webhookId', webhook_id, 'deliveryId', id) as payload,
      ${groupsOf(tenantId)} || webhook_id as group_key
    from delivery`;
  return tx.db.send(
    sql`
    with event as (${eventInsertion(tx, event)}),
    subscriber as materialized (
      select id from webhooks
      where tenant_id = ${tenantId} and mode = ${mode} and is_active
        and event_types && array[${event.type}, 'ALL_EVENTS']::text[]
      for key share
    ), delivery as (
      insert into webhook_deliveries (tenant_id, mode, id, webhook_id, event_id, event_type, state, next_attempt_at,
        created_at)
      select ${tenantId}, ${mode},
        ${idPrefixes.delivery} || encode(substr(sha256(convert_to(${event.id} || id, 'UTF8')), 1, 16), 'hex'),
        id, ${event.id}, ${event.type}, 'PENDING', ${now}::timestamptz, ${now}::timestamptz
      from subscriber
      returning id, webhook_id
    )
    ${insertionOfJobs(tx, deliverJob, jobs)}
    returning 1`,
    (rows) => published(rows.length),
  );
}

function eventInsertion(tx: ModeContext, { id, type, data, payload }: NewEvent): Sql {
  return sql`
    insert into events (tenant_id, mode, id, type, data, payload, created_at)
    values (${tx.tenantId}, ${tx.mode}, ${id}, ${type}, ${data}, ${payload}, ${tx.now()})`;
}

export async function deletePayloads(tx: ModeContext, sourceId: string): Promise<void> {
  await eraseOf(
    tx,
    sql`update events set payload = null
      where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and data->>'sourceId' = ${sourceId} and payload is not null
        and type = any(${eventTypes.filter(carriesPayload)})`,
  );
}

/** Empties the login names that events carry; the other keys keep their order. */
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

/** Erases from events, and with it what receivers answered to them, which may repeat what they were sent. */
export async function eraseOf(tx: ModeContext, update: Sql): Promise<void> {
  await tx.db.query(sql`
    with erased as (${update} returning id)
    update webhook_attempts set response_headers = null, response_body = null
    where tenant_id = ${tx.tenantId} and response_body is not null and delivery_id in (
      select id from webhook_deliveries where tenant_id = ${tx.tenantId} and event_id in (select id from erased))`);
}
