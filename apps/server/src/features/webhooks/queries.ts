import type { List } from '@smile/contract/common';
import type { WebhookEventType } from '@smile/contract/events';
import type { Webhook, WebhookDisabledReason } from '@smile/contract/webhooks';
import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { newestFirst, toPageByCreation } from '../../platform/db/cursor.ts';

interface WebhookRow {
  id: string;
  name: string;
  url: string;
  eventTypes: WebhookEventType[];
  active: boolean;
  includePayload: boolean;
  createdAt: Date;
  updatedAt: Date;
  disabledAt: Date | null;
  disabledReason: WebhookDisabledReason | null;
}

const columns = sql`
  id, name, url, event_types as "eventTypes", is_active as active, include_payload as "includePayload",
  created_at as "createdAt", updated_at as "updatedAt", disabled_at as "disabledAt",
  disabled_reason as "disabledReason"`;

export function secretContext(tenantId: string, id: string): string {
  return `webhook:${tenantId}:${id}`;
}

function toWebhook(row: WebhookRow): Webhook {
  const { createdAt, updatedAt, disabledAt } = row;
  return {
    ...row,
    createdAt: toApiTime(createdAt),
    updatedAt: toApiTime(updatedAt),
    disabledAt: disabledAt && toApiTime(disabledAt),
  };
}

export async function selectWebhooks(
  ctx: ModeContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<Webhook>> {
  const rows = await ctx.db.query<WebhookRow>(sql`
    select ${columns} from webhooks
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}
      ${newestFirst(page)}`);
  return toPageByCreation(rows, page.size, toWebhook);
}

export async function selectWebhook(ctx: ModeContext, id: string): Promise<Webhook | null> {
  const rows = await ctx.db.query<WebhookRow>(sql`
    select ${columns} from webhooks where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0] ? toWebhook(rows[0]) : null;
}

interface NewWebhookRow {
  id: string;
  name: string;
  url: string;
  secretSealed: string;
  eventTypes: WebhookEventType[];
  active: boolean;
  includePayload: boolean;
}

export async function insertWebhook(tx: ModeContext, webhook: NewWebhookRow): Promise<Webhook> {
  const rows = await tx.db.query<WebhookRow>(sql`
    insert into webhooks (tenant_id, mode, id, name, url, secret_sealed, event_types, is_active, include_payload,
      created_at, updated_at)
    values (${tx.tenantId}, ${tx.mode}, ${webhook.id}, ${webhook.name}, ${webhook.url}, ${webhook.secretSealed},
      ${webhook.eventTypes}, ${webhook.active}, ${webhook.includePayload}, ${tx.now()}, ${tx.now()})
    returning ${columns}`);
  return toWebhook(rows[0]!);
}

/** Also resets the failed attempts. Null when there is no such webhook. */
export async function updateStatus(tx: ModeContext, id: string, isActive: boolean): Promise<Webhook | null> {
  const rows = await tx.db.query<WebhookRow>(sql`
    update webhooks set is_active = ${isActive}, failed_attempts = 0, disabled_at = null,
      disabled_reason = null, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}
    returning ${columns}`);
  return rows[0] ? toWebhook(rows[0]) : null;
}

/** Increments the count of consecutive failed attempts and returns it; 0 for a deleted webhook. */
export async function updateFailedAttempts(tx: ModeContext, id: string): Promise<number> {
  const rows = await tx.db.query<{ failedAttempts: number }>(sql`
    update webhooks set failed_attempts = failed_attempts + 1
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}
    returning failed_attempts as "failedAttempts"`);
  return rows[0]?.failedAttempts ?? 0;
}

/** Null when it is already inactive or does not exist. */
export async function updateDisabled(
  tx: ModeContext,
  id: string,
  reason: WebhookDisabledReason,
): Promise<Webhook | null> {
  const rows = await tx.db.query<WebhookRow>(sql`
    update webhooks set is_active = false, disabled_at = ${tx.now()}, disabled_reason = ${reason},
      updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id} and is_active
    returning ${columns}`);
  return rows[0] ? toWebhook(rows[0]) : null;
}

/** Returns the deleted webhook, or null if there was none. */
export async function deleteWebhook(tx: ModeContext, id: string): Promise<Webhook | null> {
  const rows = await tx.db.query<WebhookRow>(sql`
    delete from webhooks where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id} returning ${columns}`);
  return rows[0] ? toWebhook(rows[0]) : null;
}
