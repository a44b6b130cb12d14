import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

/** The invite of an id, which tables show nowhere in part; named by its address. */
export function findInvite(ctx: ModeContext, id: string): Promise<{ id: string; name: string }[]> {
  return ctx.db.query(sql`
    select id, email_address as name from invites
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
}
