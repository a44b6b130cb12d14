import type { List } from '@smile/contract/common';
import sql, { empty } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { decodeCursor, limitForPage, toPage } from '../../platform/db/cursor.ts';

export interface PortalUserRow {
  userId: string;
  fullName: string | null;
  headImageUrl: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface PortalUserFilter {
  size: number;
  cursor?: string | undefined;
  outcome: 'SUCCESS' | 'FAIL';
  userId?: string | undefined;
  providerId?: string | undefined;
  /** Part of the name, in any case and with or without accents. */
  userName?: string | undefined;
  startDate: string;
  endDate: string;
}

export function selectPortalUsers(ctx: ModeContext, filter: PortalUserFilter): Promise<List<PortalUserRow>> {
  const after = decodeCursor(filter.cursor);
  const name = filter.userName?.replace(/[\\%_]/g, '\\$&');
  const rows = ctx.db.query<PortalUserRow>(sql`
    select id as "userId", full_name as "fullName", head_image_url as "headImageUrl", created_at as "createdAt",
      updated_at as "updatedAt"
    from users
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and outcome = ${filter.outcome}
      and created_at >= ${`${filter.startDate}T00:00:00Z`}::timestamptz
      and created_at < ${`${filter.endDate}T00:00:00Z`}::timestamptz + interval '1 day'
      ${filter.userId ? sql`and id = ${filter.userId}` : empty}
      ${filter.providerId ? sql`and (${hasAccountAt(filter.providerId)} or ${hasArchiveOf(filter.providerId)})` : empty}
      ${name ? sql`and smile_fold(full_name) like '%' || smile_fold(${name}) || '%'` : empty}
      ${after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : empty}
    order by created_at desc, id desc ${limitForPage(filter.size)}`);
  return rows.then((found) =>
    toPage(
      found,
      filter.size,
      (row) => ({ at: row.createdAt, id: row.userId }),
      (row) => row,
    ),
  );
}

function hasAccountAt(providerId: string) {
  return sql`exists (select from accounts a where a.tenant_id = users.tenant_id and a.user_id = users.id
    and a.provider_id = ${providerId} and a.status <> 'DISCONNECTED')`;
}

/** The list names file types where it names providers. */
function hasArchiveOf(fileType: string) {
  return sql`exists (select from archives a where a.tenant_id = users.tenant_id and a.user_id = users.id
    and a.file_type = ${fileType} and a.status <> 'REVOKED')`;
}

export interface PortalAccountRow {
  userId: string;
  accountId: string;
  providerId: string;
}

/** The accounts of these users that were not revoked, newest first. */
export function selectAccountsOfUsers(ctx: ModeContext, userIds: string[]): Promise<PortalAccountRow[]> {
  return ctx.db.query(sql`
    select user_id as "userId", id as "accountId", provider_id as "providerId" from accounts
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and user_id = any(${userIds}) and status <> 'DISCONNECTED'
    order by created_at desc, id desc`);
}

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
