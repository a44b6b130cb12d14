import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

/** No index covers the end of an id, so only the newest invites are searched. */
const maxCompared = 5000;

/** Invites by their whole id, or the newest ones by its end; named by their email address. */
export function findInvites(
  ctx: ModeContext,
  { idEnd, limit }: { idEnd: string; limit: number },
): Promise<{ id: string; name: string }[]> {
  const own = sql`select id, email_address as name from invites where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}`;
  if (idEnd.includes('-')) return ctx.db.query(sql`${own} and id = ${idEnd}`);
  return ctx.db.query(sql`
    select id, name from (${own} order by created_at desc, id desc limit ${maxCompared}) newest
    where right(id, ${idEnd.length}) = ${idEnd} limit ${limit}`);
}
