import type { AuditAction, AuditEntryView } from '@smile/contract/audit-log';
import type { List } from '@smile/contract/common';
import sql, { empty } from 'sql-template-tag';
import type { Actor, TenantContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { withinDays } from '../../platform/db/conditions.ts';
import { decodeCursor, limitForPage, toPageByCreation } from '../../platform/db/cursor.ts';

export interface AuditEntry {
  action: AuditAction;
  entityType: string;
  entityId: string;
  /** The changed fields before and after; never secrets or personal data. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}

export async function insertAuditEntry(tx: TenantContext, entry: AuditEntry & { id: string }): Promise<void> {
  await tx.db.query(sql`
    insert into audit_log (tenant_id, id, action, actor_kind, actor_id, ip, request_id, entity_type, entity_id, before, after, created_at)
    values (${tx.tenantId}, ${entry.id}, ${entry.action}, ${tx.actor.kind}, ${getActorId(tx.actor)}, ${tx.ip}, ${tx.requestId},
      ${entry.entityType}, ${entry.entityId}, ${entry.before ?? null}, ${entry.after ?? null}, ${tx.now()})`);
}

/** Removes the network address from an end user's entries. */
export async function clearUserAddresses(tx: TenantContext, userId: string): Promise<void> {
  await tx.db.query(sql`
    update audit_log set ip = null
    where tenant_id = ${tx.tenantId} and actor_kind = 'user' and actor_id = ${userId} and ip is not null`);
}

/** Null for the platform itself and for anonymous callers. */
function getActorId(actor: Actor): string | null {
  if (actor.kind === 'developer') return actor.developerId;
  if (actor.kind === 'apiKey') return actor.apiKeyId;
  if (actor.kind === 'user') return actor.userId;
  return null;
}

interface AuditFilter {
  size: number;
  cursor?: string | undefined;
  action?: string | undefined;
  actorId?: string | undefined;
  entryId?: string | undefined;
  /** Calendar days in UTC, both included. */
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export async function selectAuditEntries(ctx: TenantContext, filter: AuditFilter): Promise<List<AuditEntryView>> {
  const { action, actorId, entryId } = filter;
  const after = decodeCursor(filter.cursor);
  const rows = await ctx.db.query<Omit<AuditEntryView, 'createdAt'> & { createdAt: Date }>(sql`
    select a.id, a.action, a.actor_kind as "actorKind", a.actor_id as "actorId", d.email_address as "actorName",
      a.ip as "ipAddress", a.entity_type as "entityType", a.entity_id as "entityId", a.before, a.after,
      a.created_at as "createdAt"
    from audit_log a left join developers d on d.tenant_id = a.tenant_id and d.id = a.actor_id
    where a.tenant_id = ${ctx.tenantId}
      ${action ? sql`and a.action = ${action}` : empty}
      ${actorId ? sql`and a.actor_id = ${actorId}` : empty}
      ${entryId ? sql`and a.id = ${entryId}` : empty}
      ${withinDays(filter, sql`a.created_at`)}
      ${after ? sql`and (a.created_at, a.id) < (${after.at}, ${after.id})` : empty}
    order by a.created_at desc, a.id desc ${limitForPage(filter.size)}`);
  return toPageByCreation(rows, filter.size, (row) => ({ ...row, createdAt: toApiTime(row.createdAt) }));
}
