import type { EventType } from '@smile/contract/events';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import type { Part, Scope } from '../../platform/db/core/database.ts';
import { doParts } from '../../platform/db/core/do-parts.ts';
import type { OutboundAnswer } from '../../platform/outbound/send-request.ts';
import { isSuspended } from '../tenants/shared-queries.ts';
import { eventBody, type StoredEvent } from './event-body.ts';
import type { DeliveryJob } from './job-kinds.ts';

interface TestDelivery {
  id: string;
  webhookId: string;
  eventId: string;
  eventType: EventType;
}

export function insertTestDelivery(
  tx: ModeContext,
  { id, webhookId, eventId, eventType }: TestDelivery,
): Promise<void> {
  const now = tx.now();
  return tx.db.send(sql`
    insert into webhook_deliveries (tenant_id, mode, id, webhook_id, event_id, event_type, is_test, state,
      next_attempt_at, created_at)
    values (${tx.tenantId}, ${tx.mode}, ${id}, ${webhookId}, ${eventId}, ${eventType}, true, 'PENDING', ${now}, ${now})`);
}

export interface DueDelivery {
  id: string;
  webhookId: string;
  url: string;
  secretSealed: string;
  includePayload: boolean;
  isTest: boolean;
  /** True while the operator suspends the tenant. */
  isSuspended: boolean;
  /** Number of attempts before the current series. */
  chainStart: number;
  eventId: string;
  /** Increases with each event of a tenant. */
  sequence: number;
  /** Signed request body. */
  body: string;
}

type DueRow = Omit<DueDelivery, 'body'> &
  Omit<StoredEvent, 'id' | 'data' | 'payload'> & { tenantId: string; data: string; payload: string | null };

/**
 * Deliveries for jobs of any tenants: null when the attempt is not the next one, or when the webhook is deleted or
 * inactive. Looks each up by its primary key, so that missing planner statistics do not matter.
 */
export async function selectDueDeliveries(ctx: Context, jobs: DeliveryJob[]): Promise<(DueDelivery | null)[]> {
  const parts = await Promise.all(ctx.database.divide(jobs).map((part) => selectDuePart(ctx, part)));
  const bodyOf = createBodies();
  const found = new Map(parts.flat().map((row) => [`${row.tenantId}/${row.id}`, row]));
  return jobs.map(({ tenantId, deliveryId }) => {
    const row = found.get(`${tenantId}/${deliveryId}`);
    return row ? { ...row, body: bodyOf(row) } : null;
  });
}

function selectDuePart(ctx: Context, { scope, rows: jobs }: Part<DeliveryJob>): Promise<DueRow[]> {
  const { isOwn, tenantId } = ownRows(scope);
  return ctx.database.in(scope).query<DueRow>(sql`
    select d.tenant_id as "tenantId", d.id, d.is_test as "isTest", d.chain_start as "chainStart", w.id as "webhookId",
      w.url, w.secret_sealed as "secretSealed", w.include_payload as "includePayload",
      e.id as "eventId", e.type, e.created_at as "createdAt", e.data::text as data,
      coalesce(e.sequence, (extract(epoch from e.created_at) * 1000000)::bigint) as sequence,
      case when w.include_payload then e.payload end::text as payload, ${isSuspended(tenantId)} as "isSuspended"
    from unnest(${jobs.map((job) => job.tenantId)}::text[], ${jobs.map((job) => job.mode)}::text[],
        ${jobs.map((job) => job.deliveryId)}::text[], ${jobs.map((job) => job.attempt)}::smallint[])
        as job(tenant_id, mode, id, attempt)
      cross join lateral (
        select * from webhook_deliveries where tenant_id = job.tenant_id and id = job.id ${isOwn(sql`tenant_id`)} offset 0) d
      cross join lateral (select * from webhooks where tenant_id = d.tenant_id and id = d.webhook_id ${isOwn(sql`tenant_id`)} offset 0) w
      cross join lateral (select * from events where tenant_id = d.tenant_id and id = d.event_id ${isOwn(sql`tenant_id`)} offset 0) e
    where d.mode = job.mode and d.state = 'PENDING' and d.attempt_count = job.attempt - 1 and (w.is_active or d.is_test)`);
}

/** For one tenant, adds its id to each condition, so that a distributed database asks only one node. */
function ownRows(scope: Scope): { isOwn: (column: Sql) => Sql; tenantId: Sql; mayInsert: Sql } {
  if (scope.kind === 'system') return { isOwn: () => empty, tenantId: sql`d.tenant_id`, mayInsert: empty };
  const { tenantId } = scope;
  return {
    isOwn: (column) => sql`and ${column} = ${tenantId}`,
    tenantId: sql`${tenantId}`,
    mayInsert: sql`where smile_owns(${tenantId})`,
  };
}

/** Caches bodies within a batch, since most webhooks get the same body for an event. */
function createBodies(): (row: DueRow) => string {
  const made = new Map<string, string>();
  return (row) => {
    const { tenantId, eventId, includePayload, isTest, data, payload } = row;
    const key = `${tenantId}/${eventId}/${includePayload}/${isTest}`;
    let body = made.get(key);
    if (body === undefined) {
      const event = { ...row, id: eventId, data: JSON.parse(data), payload: payload && JSON.parse(payload) };
      body = eventBody(event, row);
      made.set(key, body);
    }
    return body;
  };
}

export interface Attempt {
  number: number;
  startedAt: Date;
  requestHeaders: Record<string, string>;
  answer: OutboundAnswer;
}

export interface Delivered {
  job: DeliveryJob;
  isTest: boolean;
  attempt: Attempt;
}

/**
 * Records successful deliveries; skips those already recorded and deleted ones. Locks webhooks in a fixed order, so
 * that concurrent calls cannot deadlock.
 */
export async function updateDelivered(ctx: Context, delivered: Delivered[]): Promise<void> {
  const rows = delivered.map(({ job, isTest, attempt: { answer, ...attempt } }) => ({
    tenantId: job.tenantId,
    mode: job.mode,
    deliveryId: job.deliveryId,
    webhookId: job.webhookId,
    isTest,
    number: attempt.number,
    startedAt: attempt.startedAt,
    requestHeaders: attempt.requestHeaders,
    statusCode: answer.statusCode,
    durationMs: answer.durationMs,
    error: storable(answer.error ?? answer.note),
    headers: answer.headers,
    body: storable(answer.body),
  }));
  await doParts(ctx.database.divide(rows), (part) => updateDeliveredPart(ctx, part));
}

async function updateDeliveredPart(ctx: Context, { scope, rows }: Part<{ tenantId: string }>): Promise<void> {
  const { isOwn, mayInsert } = ownRows(scope);
  await ctx.database.in(scope).query(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as attempt("tenantId" text, mode text,
        "deliveryId" text, "webhookId" text, "isTest" boolean, number smallint, "startedAt" timestamptz,
        "requestHeaders" jsonb, "statusCode" smallint, "durationMs" integer, error text, headers jsonb, body text)
    ), delivery as (
      update webhook_deliveries d set attempt_count = given.number, state = 'DELIVERED', next_attempt_at = null,
        finished_at = ${ctx.now()}
      from given
      where d.tenant_id = given."tenantId" and d.mode = given.mode and d.id = given."deliveryId"
        and d.state = 'PENDING' and d.attempt_count = given.number - 1 ${isOwn(sql`d.tenant_id`)}
      returning d.tenant_id, d.id
    ), receiver as (
      select "tenantId", "webhookId", bool_or(not "isTest") as counts from given group by "tenantId", "webhookId"
    ), succeeded as materialized (
      select w.tenant_id, w.id, receiver.counts
      from webhooks w join receiver on w.tenant_id = receiver."tenantId" and w.id = receiver."webhookId"
      where (not w.has_received or (receiver.counts and w.failed_attempts > 0)) ${isOwn(sql`w.tenant_id`)}
      order by w.tenant_id, w.id
      for no key update of w
    ), webhook as (
      update webhooks w set has_received = true,
        failed_attempts = case when succeeded.counts then 0 else w.failed_attempts end
      from succeeded
      where w.tenant_id = succeeded.tenant_id and w.id = succeeded.id ${isOwn(sql`w.tenant_id`)}
    )
    insert into webhook_attempts (tenant_id, delivery_id, attempt, started_at, duration_ms, status_code, error,
      request_headers, response_headers, response_body)
    select d.tenant_id, d.id, given.number, given."startedAt", given."durationMs", given."statusCode", given.error,
      given."requestHeaders", given.headers, given.body
    from given join delivery d on d.tenant_id = given."tenantId" and d.id = given."deliveryId"
    ${mayInsert}
    on conflict do nothing`);
}

/** Records a failed attempt and its consequences; false when it is already recorded or the delivery is deleted. */
export async function updateFailedAttempt(
  tx: ModeContext,
  id: string,
  { number, startedAt, requestHeaders, answer }: Attempt,
  nextAttemptAt: Date | null,
): Promise<boolean> {
  const rows = await tx.db.query(sql`
    with delivery as (
      update webhook_deliveries set attempt_count = ${number}, state = ${nextAttemptAt ? 'PENDING' : 'FAILED'},
        next_attempt_at = ${nextAttemptAt}, finished_at = ${nextAttemptAt ? null : tx.now()}
      where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}
        and state = 'PENDING' and attempt_count = ${number - 1}
      returning tenant_id, id
    )
    insert into webhook_attempts (tenant_id, delivery_id, attempt, started_at, duration_ms, status_code, error,
      request_headers, response_headers, response_body)
    select tenant_id, id, ${number}::smallint, ${startedAt}::timestamptz, ${answer.durationMs}::integer,
      ${answer.statusCode}::smallint, ${storable(answer.error ?? answer.note)}::text, ${requestHeaders}::jsonb,
      ${answer.headers}::jsonb, ${storable(answer.body)}::text
    from delivery where smile_owns(${tx.tenantId})
    returning 1`);
  return rows.length > 0;
}

/** PostgreSQL cannot store NUL characters. */
function storable(text: string | null): string | null {
  return text?.replaceAll('\0', '\ufffd') ?? null;
}
