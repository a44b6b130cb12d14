import type { List } from '@smile/contract/common';
import type { DeliveryQuery, WebhookAttempt, WebhookDelivery } from '@smile/contract/webhook-deliveries';
import sql, { empty, join, raw } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { decodeCursor, limitForPage, toPageByCreation } from '../../platform/db/cursor.ts';
import type { StoredEvent } from './event-body.ts';

type Times = 'nextAttemptAt' | 'createdAt' | 'finishedAt';
type DeliveryRow = Omit<WebhookDelivery, Times> & {
  nextAttemptAt: Date | null;
  createdAt: Date;
  finishedAt: Date | null;
};

const columnsOf = ({ tenantId }: ModeContext) => sql`
  d.id, d.webhook_id as "webhookId", d.event_id as "eventId", d.event_type as "eventType", d.state,
  d.is_test as test, d.attempt_count as "attemptCount", d.next_attempt_at as "nextAttemptAt",
  (select a.status_code from webhook_attempts a where a.tenant_id = ${tenantId} and a.delivery_id = d.id
    and a.attempt = d.attempt_count) as "lastStatusCode",
  d.created_at as "createdAt", d.finished_at as "finishedAt"`;

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { createdAt, nextAttemptAt, finishedAt } = row;
  return {
    ...row,
    createdAt: toApiTime(createdAt),
    nextAttemptAt: nextAttemptAt && toApiTime(nextAttemptAt),
    finishedAt: finishedAt && toApiTime(finishedAt),
  };
}

/** The state is inlined, so that the partial indexes of pending and failed deliveries apply. */
export async function selectDeliveries(
  ctx: ModeContext,
  webhookId: string,
  query: DeliveryQuery,
): Promise<List<WebhookDelivery>> {
  const after = decodeCursor(query.cursor);
  const filters = [
    query.state && sql`d.state = ${raw(`'${query.state}'`)}`,
    query.eventType && sql`d.event_type = ${query.eventType}`,
    query.createdFrom && sql`d.created_at >= ${query.createdFrom}`,
    query.createdTo && sql`d.created_at <= ${query.createdTo}`,
    query.eventId && sql`d.event_id = ${query.eventId}`,
    query.deliveryId && sql`d.id = ${query.deliveryId}`,
    after && sql`(d.created_at, d.id) < (${after.at}, ${after.id})`,
  ].filter((filter) => typeof filter === 'object' && filter !== null);
  const rows = await ctx.db.query<DeliveryRow>(sql`
    select ${columnsOf(ctx)} from webhook_deliveries d
    where d.tenant_id = ${ctx.tenantId} and d.mode = ${ctx.mode} and d.webhook_id = ${webhookId}
      ${filters.length > 0 ? sql`and ${join(filters, ' and ')}` : empty}
    order by d.created_at desc, d.id desc ${limitForPage(query.size)}`);
  return toPageByCreation(rows, query.size, toDelivery);
}

interface DeliveryIds {
  webhookId: string;
  deliveryId: string;
}

interface DeliveryWithEvent {
  delivery: WebhookDelivery;
  event: StoredEvent;
  includePayload: boolean;
}

export async function selectDeliveryWithEvent(
  ctx: ModeContext,
  { webhookId, deliveryId }: DeliveryIds,
): Promise<DeliveryWithEvent | null> {
  const rows = await ctx.db.query<DeliveryRow & { event: StoredEvent; eventAt: Date; includePayload: boolean }>(sql`
    select ${columnsOf(ctx)}, w.include_payload as "includePayload", e.created_at as "eventAt",
      json_build_object('id', e.id, 'type', e.type, 'data', e.data,
        'payload', case when w.include_payload then e.payload end) as event
    from webhook_deliveries d
      join webhooks w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
      join events e on e.tenant_id = d.tenant_id and e.id = d.event_id
    where d.tenant_id = ${ctx.tenantId} and d.mode = ${ctx.mode} and d.webhook_id = ${webhookId} and d.id = ${deliveryId}`);
  if (!rows[0]) return null;
  const { event, eventAt, includePayload, ...row } = rows[0];
  return { delivery: toDelivery(row), event: { ...event, createdAt: eventAt }, includePayload };
}

export async function selectDeliveryForUpdate(
  tx: ModeContext,
  { webhookId, deliveryId }: DeliveryIds,
): Promise<WebhookDelivery | null> {
  const rows = await tx.db.query<DeliveryRow>(sql`
    select ${columnsOf(tx)} from webhook_deliveries d
    where d.tenant_id = ${tx.tenantId} and d.mode = ${tx.mode} and d.webhook_id = ${webhookId} and d.id = ${deliveryId}
    for update`);
  return rows[0] ? toDelivery(rows[0]) : null;
}

export async function selectAttempts(ctx: ModeContext, deliveryId: string): Promise<WebhookAttempt[]> {
  const rows = await ctx.db.query<Omit<WebhookAttempt, 'startedAt'> & { startedAt: Date }>(sql`
    select attempt as number, started_at as "startedAt", duration_ms as "durationMs", status_code as "statusCode",
      error, request_headers as "requestHeaders", response_headers as "responseHeaders", response_body as "responseBody"
    from webhook_attempts where tenant_id = ${ctx.tenantId} and delivery_id = ${deliveryId}
    order by attempt`);
  return rows.map((row) => ({ ...row, startedAt: toApiTime(row.startedAt) }));
}

/** Starts a new series of attempts. */
export async function updateRestarted(tx: ModeContext, deliveryId: string): Promise<WebhookDelivery> {
  const rows = await tx.db.query<DeliveryRow>(sql`
    update webhook_deliveries d set state = 'PENDING', chain_start = attempt_count, next_attempt_at = ${tx.now()},
      finished_at = null
    where d.tenant_id = ${tx.tenantId} and d.mode = ${tx.mode} and d.id = ${deliveryId}
    returning ${columnsOf(tx)}`);
  return toDelivery(rows[0]!);
}

/** Makes up to `limit` of a webhook's pending deliveries due now, in the order of their ids, after the id `after`. */
export function updatePendingDue(
  tx: ModeContext,
  webhookId: string,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; attemptCount: number }[]> {
  return tx.db.query(sql`
    with part as (
      select tenant_id, id from webhook_deliveries
      where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and webhook_id = ${webhookId} and state = 'PENDING'
        and id > ${after}
      order by id limit ${limit}
    ), due as (
      update webhook_deliveries d set next_attempt_at = ${tx.now()} from part
      where d.tenant_id = part.tenant_id and d.id = part.id and d.state = 'PENDING'
      returning d.id, d.attempt_count as "attemptCount"
    )
    select id, "attemptCount" from due order by id`);
}
