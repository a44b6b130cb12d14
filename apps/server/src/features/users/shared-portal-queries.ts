import type { List } from '@smile/contract/common';
import sql, { empty } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { decodeCursor, limitForPage, type Position, toPage } from '../../platform/db/cursor.ts';

export interface PortalUserRow {
  userId: string;
  fullName: string | null;
  headImageUrl: string | null;
  createdAt: Date;
  updatedAt: Date;
  isEmulated: boolean;
}

export interface PortalUserFilter {
  size: number;
  cursor?: string | undefined;
  outcome: 'SUCCESS' | 'FAIL';
  /** At least the last eight characters of the id. */
  userId?: string | undefined;
  /** Provider or file type, case-insensitive. */
  providerId?: string | undefined;
  /** Part of the name, ignoring case and accents. */
  userName?: string | undefined;
  startDate: string;
  endDate: string;
}

export async function selectPortalUsers(ctx: ModeContext, filter: PortalUserFilter): Promise<List<PortalUserRow>> {
  const after = decodeCursor(filter.cursor);
  const isSearch = Boolean(filter.userName || filter.providerId || filter.userId);
  const users = isSearch ? searchUsers(ctx, filter, after) : listUsers(ctx, filter, after);
  const rows = await ctx.db.query<PortalUserRow>(sql`
    select id as "userId", full_name as "fullName", head_image_url as "headImageUrl", created_at as "createdAt",
      updated_at as "updatedAt", is_emulated as "isEmulated"
    from ${users}`);
  return toPage(
    rows,
    filter.size,
    (row) => ({ at: row.createdAt, id: row.userId }),
    (row) => row,
  );
}

function startOf({ startDate }: PortalUserFilter): string {
  return `${startDate}T00:00:00Z`;
}

/** Exclusive end: midnight after the last day. */
function endOf({ endDate }: PortalUserFilter): string {
  return new Date(Date.parse(endDate) + 86_400_000).toISOString();
}

function listUsers(ctx: ModeContext, filter: PortalUserFilter, after: Position | null) {
  return sql`users where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and outcome = ${filter.outcome}
    and created_at >= ${startOf(filter)}::timestamptz and created_at < ${endOf(filter)}::timestamptz
    ${after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : empty}
    order by created_at desc, id desc ${limitForPage(filter.size)}`;
}

/** A page of users that match by name, end of id, or provider of an account or document. */
function searchUsers(ctx: ModeContext, filter: PortalUserFilter, after: Position | null) {
  const name = filter.userName?.replace(/[\\%_]/g, '\\$&') || null;
  return sql`smile_search_users(${ctx.mode}, ${filter.outcome}, ${startOf(filter)}, ${endOf(filter)},
    ${after?.at ?? null}, ${after?.id ?? null}, ${filter.userId || null}, ${name}, ${filter.providerId ?? null}, ${filter.size + 1})`;
}
