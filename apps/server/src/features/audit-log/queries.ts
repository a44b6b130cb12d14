import sql from 'sql-template-tag';
import type { Actor, TenantContext } from '../../context.ts';
import type { AuditEntry } from './audit-entry.ts';

export async function insertAuditEntry(tx: TenantContext, entry: AuditEntry & { id: string }): Promise<void> {
  await tx.db.query(sql`
    insert into audit_log (tenant_id, id, action, actor_kind, actor_id, ip, request_id, entity_type, entity_id, before, after, created_at)
    values (${tx.tenantId}, ${entry.id}, ${entry.action}, ${tx.actor.kind}, ${actorId(tx.actor)}, ${tx.ip}, ${tx.requestId},
      ${entry.entityType}, ${entry.entityId}, ${entry.before ?? null}, ${entry.after ?? null}, ${tx.now()})`);
}

/** Takes the network address out of what an end user did. */
export async function clearUserAddresses(tx: TenantContext, userId: string): Promise<void> {
  await tx.db.query(sql`
    update audit_log set ip = null
    where tenant_id = ${tx.tenantId} and actor_kind = 'user' and actor_id = ${userId} and ip is not null`);
}

function actorId(actor: Actor): string | null {
  if (actor.kind === 'developer') return actor.developerId;
  if (actor.kind === 'apiKey') return actor.apiKeyId;
  if (actor.kind === 'user') return actor.userId;
  return null;
}
