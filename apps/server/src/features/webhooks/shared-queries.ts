import type { EventType } from '@smile/contract/events';
import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { matchObject, type ObjectMatch } from '../../platform/db/match-object.ts';
import { eraseOf } from './event-queries.ts';

/** Removes a user's data from the events of completed sessions. */
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

/** SQL fragment for combined queries. */
export function fromWebhooks(ctx: ModeContext): Sql {
  return sql`from webhooks where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}`;
}

/** SQL fragment: webhooks that have received an event. */
export function fromReceivedWebhooks(ctx: ModeContext): Sql {
  return sql`${fromWebhooks(ctx)} and has_received`;
}

/** SQL fragment that matches the partial index on failed deliveries. */
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

/** Any failed deliveries, found by their partial index. */
export function findFailedDeliveries(
  ctx: ModeContext,
  limit: number,
): Promise<{ id: string; name: string; parentId: string }[]> {
  return ctx.db.query(sql`
    select id, event_type as name, webhook_id as "parentId" ${fromFailedDeliveries(ctx)} limit ${limit}`);
}

/** Events, each with the webhook of one of its deliveries. */
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
