import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { withinDays } from '../../platform/db/conditions.ts';

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
      ${withinDays({ startDate, endDate })}
    group by version`);
}
