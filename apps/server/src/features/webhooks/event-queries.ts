import { carriesPayload } from '@smile/contract/event-data';
import { type EventType, eventTypes } from '@smile/contract/events';
import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

/** The webhooks that get an event; none of them can be deleted until the transaction ends. */
export function lockSubscribers(tx: ModeContext, type: EventType): Promise<{ id: string }[]> {
  return tx.db.query(sql`
    select id from webhooks
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and is_active
      and event_types && array[${type}, 'ALL_EVENTS']::text[]
    for key share`);
}

export async function insertEvent(
  tx: ModeContext,
  event: { id: string; type: EventType; data: object; payload: object | null },
): Promise<void> {
  await tx.db.query(sql`
    insert into events (tenant_id, mode, id, type, data, payload, created_at)
    values (${tx.tenantId}, ${tx.mode}, ${event.id}, ${event.type}, ${event.data}, ${event.payload}, ${tx.now()})`);
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
