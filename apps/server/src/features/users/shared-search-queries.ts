import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { escapeLike } from '../../platform/db/match-object.ts';

interface NamedUser {
  id: string;
  name: string | null;
}

/** End users by at least the last eight characters of their id, by the index `users_by_shown_id`. */
export function findUsersById(
  ctx: ModeContext,
  { idEnd, limit }: { idEnd: string; limit: number },
): Promise<NamedUser[]> {
  if (idEnd.length < 8) return Promise.resolve([]);
  return selectUsers(
    ctx,
    sql`right(id, 8) = ${idEnd.slice(-8)} and right(id, ${idEnd.length}) = ${idEnd} limit ${limit}`,
  );
}

/** End users by a part of their name, by the index `users_by_name`. */
export function findUsersByName(
  ctx: ModeContext,
  { name, limit }: { name: string; limit: number },
): Promise<NamedUser[]> {
  return selectUsers(ctx, sql`smile_fold(full_name) like '%' || smile_fold(${escapeLike(name)}) || '%' limit ${limit}`);
}

export function findNewestUsers(ctx: ModeContext, limit: number): Promise<NamedUser[]> {
  return selectUsers(ctx, sql`true order by created_at desc, id desc limit ${limit}`);
}

export function selectNames(ctx: ModeContext, ids: string[]): Promise<NamedUser[]> {
  return ids.length === 0 ? Promise.resolve([]) : selectUsers(ctx, sql`id = any(${ids})`);
}

function selectUsers(ctx: ModeContext, condition: Sql): Promise<NamedUser[]> {
  return ctx.db.query(sql`
    select id, full_name as name from users
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and ${condition}`);
}
