import sql, { empty } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

/** Days on which sessions started; UTC, both ends included. */
export interface StartDays {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export function selectSessionCounts(
  ctx: ModeContext,
  siteId: string,
  versions: readonly number[],
  { startDate, endDate }: StartDays,
): Promise<{ version: number; sessions: number }[]> {
  return ctx.db.query(sql`
    select version, count(*)::int as sessions from wink_site_sessions
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and site_id = ${siteId} and version = any(${versions})
      ${startDate ? sql`and created_at >= ${`${startDate}T00:00:00Z`}::timestamptz` : empty}
      ${endDate ? sql`and created_at < ${`${endDate}T00:00:00Z`}::timestamptz + interval '1 day'` : empty}
    group by version`);
}
