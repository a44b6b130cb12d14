import sql from 'sql-template-tag';
import type { TenantContext } from '../../context.ts';

/** An entry by its whole id, since no table shows shortened entry ids; named by its action. */
export function findAuditEntry(ctx: TenantContext, id: string): Promise<{ id: string; name: string }[]> {
  return ctx.db.query(sql`
    select id, action as name from audit_log where tenant_id = ${ctx.tenantId} and id = ${id}`);
}
