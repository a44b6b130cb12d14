import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { matchObject, type ObjectMatch } from '../../platform/db/match-object.ts';

export interface PortalArchiveRow {
  userId: string;
  id: string;
  fileType: string;
}

/** True when the end user has an upload that was not revoked. */
export async function selectHasUploaded(ctx: ModeContext, userId: string): Promise<boolean> {
  const rows = await ctx.db.query(sql`
    select from archives where tenant_id = ${ctx.tenantId} and user_id = ${userId} and provider_id = 'user-provided'
      and status <> 'REVOKED' limit 1`);
  return rows.length > 0;
}

/** These users' archives that were not revoked, newest first. */
export function selectArchivesOfUsers(ctx: ModeContext, userIds: string[]): Promise<PortalArchiveRow[]> {
  return ctx.db.query(sql`
    select user_id as "userId", id, file_type as "fileType" from archives
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and user_id = any(${userIds}) and status <> 'REVOKED'
    order by created_at desc, id desc`);
}

/** Archives by the end of their id; `parentId` is the end user who uploaded it, null for uploads by the tenant. */
export function findArchives(
  ctx: ModeContext,
  match: ObjectMatch,
): Promise<{ id: string; name: string; parentId: string | null }[]> {
  return ctx.db.query(sql`
    select id, file_type as name, case when provider_id = 'user-provided' then user_id end as "parentId" from archives
    where ${matchObject(ctx, match)} limit ${match.limit}`);
}
