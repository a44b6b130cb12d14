import type { EventType } from '@smile/contract/events';
import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { matchObject, type ObjectMatch } from '../../platform/db/match-object.ts';
import { eraseOf } from './event-queries.ts';

/** Empties what the events of finished sessions carry of a user. */
export async function deleteSessionPayloads(tx: ModeContext, userId: string): Promise<void> {
  await eraseOf(
    tx,
    sql`update events set data = json_build_object(
        'session', data->'session',
        'payload', json_build_object('metadata', data->'session', 'forms', '[]'::json, 'accounts', '[]'::json,
          'archives', '[]'::json))
      where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and type = 'USER_SESSION_COMPLETED'
        and data->'session'->>'userId' = ${userId}`,
  );
}

/** For a statement that asks for more. */
export function fromWebhooks(ctx: ModeContext): Sql {
  return sql`from webhooks where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}`;
}

/** Those that ever got an event. */
export function fromReceivedWebhooks(ctx: ModeContext): Sql {
  return sql`${fromWebhooks(ctx)} and has_received`;
}

/** By their partial index. */
export function fromFailedDeliveries(ctx: ModeContext): Sql {
  return sql`from webhook_deliveries where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and state = 'FAILED'`;
}

export interface LatestEvent {
  id: string;
  type: EventType;
  userId: string | null;
  accountId: string | null;
  /** Account or archive. */
  sourceId: string | null;
  providerId: string | null;
  createdAt: Date;
}

export function selectLatestEvents(ctx: ModeContext, limit: number): Promise<LatestEvent[]> {
  return ctx.db.query(sql`
    select id, type, coalesce(data ->> 'userId', data -> 'session' ->> 'userId') as "userId",
      coalesce(data ->> 'accountId', case when data ->> 'sourceType' = 'ACCOUNT' then data ->> 'sourceId' end) as "accountId",
      coalesce(data ->> 'accountId', data ->> 'archiveId', data ->> 'sourceId') as "sourceId",
      data -> 'providers' ->> 0 as "providerId", created_at as "createdAt"
    from events
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}
    order by created_at desc, id desc limit ${limit}`);
}

export function findWebhooks(ctx: ModeContext, match: ObjectMatch): Promise<{ id: string; name: string }[]> {
  return ctx.db.query(sql`select id, name from webhooks where ${matchObject(ctx, match)} limit ${match.limit}`);
}

export function findDeliveries(
  ctx: ModeContext,
  match: ObjectMatch,
): Promise<{ id: string; name: string; parentId: string }[]> {
  return ctx.db.query(sql`
    select id, event_type as name, webhook_id as "parentId" from webhook_deliveries
    where ${matchObject(ctx, match)} limit ${match.limit}`);
}

/** Any of them, by the partial index of failed ones. */
export function findFailedDeliveries(
  ctx: ModeContext,
  limit: number,
): Promise<{ id: string; name: string; parentId: string }[]> {
  return ctx.db.query(sql`
    select id, event_type as name, webhook_id as "parentId" ${fromFailedDeliveries(ctx)} limit ${limit}`);
}

/** Events with the webhook of one of their deliveries. */
export function findEvents(
  ctx: ModeContext,
  match: ObjectMatch,
): Promise<{ id: string; name: string; webhookId: string | null; userId: string | null }[]> {
  return ctx.db.query(sql`
    select found.*, (select webhook_id from webhook_deliveries
      where tenant_id = ${ctx.tenantId} and event_id = found.id limit 1) as "webhookId"
    from (
      select id, type as name, data ->> 'userId' as "userId" from events
      where ${matchObject(ctx, match)} limit ${match.limit}
    ) found`);
}
