import sql, { type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

export interface ScreenCounts {
  /** Reference of the module. */
  screen: string;
  shown: number;
  passed: number;
  medianSeconds: number | null;
}

export interface RefusedField {
  screen: string;
  field: string;
  sessions: number;
}

export interface Branch {
  screen: string;
  /** Null where the site ended. */
  next: string | null;
  sessions: number;
}

export async function selectViews(ctx: ModeContext, siteId: string, version: number): Promise<number> {
  const rows = await ctx.db.query<{ views: number }>(sql`
    select count(*)::int as views from wink_site_steps where ${ofVersion(ctx, siteId, version)} and kind = 'VIEW'`);
  return rows[0]?.views ?? 0;
}

export function selectScreenCounts(ctx: ModeContext, siteId: string, version: number): Promise<ScreenCounts[]> {
  return ctx.db.query(sql`
    select screen, count(*)::int as shown, count(passed_at)::int as passed,
      round(percentile_cont(0.5) within group (order by extract(epoch from passed_at - shown_at)))::int
        as "medianSeconds"
    from (
      select screen, session_id, min(created_at) filter (where kind = 'SHOWN') as shown_at,
        max(created_at) filter (where kind = 'PASSED') as passed_at
      from wink_site_steps
      where ${ofVersion(ctx, siteId, version)} and session_id is not null and screen is not null
      group by screen, session_id
    ) visits
    group by screen`);
}

export function selectRefusedFields(ctx: ModeContext, siteId: string, version: number): Promise<RefusedField[]> {
  return ctx.db.query(sql`
    select screen, field, count(distinct session_id)::int as sessions
    from wink_site_steps, unnest(fields) as field
    where ${ofVersion(ctx, siteId, version)} and kind = 'INVALID'
    group by screen, field order by sessions desc, field`);
}

/** Counts the screens shown next, after the last time that each screen was passed. */
export function selectBranches(ctx: ModeContext, siteId: string, version: number): Promise<Branch[]> {
  return ctx.db.query(sql`
    select passed.screen, following.screen as next, count(*)::int as sessions
    from (
      select session_id, screen, max(created_at) as at from wink_site_steps
      where ${ofVersion(ctx, siteId, version)} and kind = 'PASSED'
      group by session_id, screen
    ) passed
    left join lateral (
      select step.screen from wink_site_steps step
      where step.tenant_id = ${ctx.tenantId} and step.session_id = passed.session_id and step.kind = 'SHOWN'
        and step.created_at >= passed.at and step.screen <> passed.screen
      order by step.created_at limit 1
    ) following on true
    group by passed.screen, following.screen order by sessions desc, next`);
}

function ofVersion(ctx: ModeContext, siteId: string, version: number): Sql {
  return sql`tenant_id = ${ctx.tenantId} and site_id = ${siteId} and version = ${version}`;
}
