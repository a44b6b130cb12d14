import type { List } from '@smile/contract/common';
import type { SiteSession } from '@smile/contract/site-sessions';
import sql, { empty } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { decodeCursor, limitForPage, toPage } from '../../platform/db/cursor.ts';
import { columns, type SessionFilter, type SessionRow, toSession, visible } from './queries.ts';

export async function selectSessions(ctx: ModeContext, filter: SessionFilter): Promise<List<SiteSession>> {
  const after = decodeCursor(filter.cursor);
  const { userId, winkSiteId, status, startDate, endDate } = filter;
  const rows = await ctx.db.query<SessionRow>(sql`
    select ${columns} from wink_site_sessions
    where ${visible(ctx)}
      ${userId ? sql`and user_id = ${userId}` : empty}
      ${winkSiteId ? sql`and site_id = ${winkSiteId}` : empty}
      ${status ? sql`and status = ${status}` : empty}
      ${startDate ? sql`and created_at >= ${`${startDate}T00:00:00Z`}::timestamptz` : empty}
      ${endDate ? sql`and created_at < ${`${endDate}T00:00:00Z`}::timestamptz + interval '1 day'` : empty}
      ${after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : empty}
    order by created_at desc, id desc ${limitForPage(filter.size)}`);
  return toPage(rows, filter.size, (row) => ({ at: row.createdAt, id: row.id }), toSession);
}

/** Every session of a user begins anew. */
export async function resetSessionsOfUser(tx: ModeContext, userId: string): Promise<void> {
  await tx.db.query(sql`
    update wink_site_sessions set status = 'IN_PROGRESS', path = '{}', finished_at = null, announced_at = null,
      updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and user_id = ${userId}`);
}
