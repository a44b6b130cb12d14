import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

export function selectSessionCounts(
  ctx: ModeContext,
  siteId: string,
  versions: readonly number[],
): Promise<{ version: number; sessions: number }[]> {
  return ctx.db.query(sql`
    select version, count(*)::int as sessions from wink_site_sessions
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and site_id = ${siteId} and version = any(${versions})
    group by version`);
}
