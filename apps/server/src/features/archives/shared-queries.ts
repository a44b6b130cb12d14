import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

export interface PortalArchiveRow {
  userId: string;
  id: string;
  fileType: string;
}

/** The archives of these users that were not revoked, newest first. */
export function selectArchivesOfUsers(ctx: ModeContext, userIds: string[]): Promise<PortalArchiveRow[]> {
  return ctx.db.query(sql`
    select user_id as "userId", id, file_type as "fileType" from archives
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and user_id = any(${userIds}) and status <> 'REVOKED'
    order by created_at desc, id desc`);
}
