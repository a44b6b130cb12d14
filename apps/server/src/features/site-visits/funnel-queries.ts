import sql, { empty, type Sql } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { withinDays } from '../../platform/db/conditions.ts';

export interface ScreenCounts {
  /** Reference of the screen. */
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
  /** Null when the site ended. */
  next: string | null;
  sessions: number;
}

/** Visits of a version; days are UTC, both ends included. */
export interface CountedVisits {
  version: number;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export async function selectViews(ctx: ModeContext, siteId: string, visits: CountedVisits): Promise<number> {
  const rows = await ctx.db.query<{ views: number }>(sql`
    select count(*)::int as views from wink_site_steps where ${ofVisits(ctx, siteId, visits)} and kind = 'VIEW'`);
  return rows[0]?.views ?? 0;
}

export function selectScreenCounts(ctx: ModeContext, siteId: string, visits: CountedVisits): Promise<ScreenCounts[]> {
  return ctx.db.query(sql`
    select screen, count(*)::int as shown, count(passed_at)::int as passed,
      round(percentile_cont(0.5) within group (order by extract(epoch from passed_at - shown_at)))::int
        as "medianSeconds"
    from (
      select screen, session_id, min(created_at) filter (where kind = 'SHOWN') as shown_at,
        max(created_at) filter (where kind = 'PASSED') as passed_at
      from wink_site_steps
      where ${ofVisits(ctx, siteId, visits)} and session_id is not null and screen is not null
      group by screen, session_id
    ) visits
    group by screen`);
}

export function selectRefusedFields(ctx: ModeContext, siteId: string, visits: CountedVisits): Promise<RefusedField[]> {
  return ctx.db.query(sql`
    select screen, field, count(distinct session_id)::int as sessions
    from wink_site_steps, unnest(fields) as field
    where ${ofVisits(ctx, siteId, visits)} and kind = 'INVALID'
    group by screen, field order by sessions desc, field`);
}

/** Counts which screen followed, after the last time each screen was passed. */
export function selectBranches(ctx: ModeContext, siteId: string, visits: CountedVisits): Promise<Branch[]> {
  return ctx.db.query(sql`
    select passed.screen, following.screen as next, count(*)::int as sessions
    from (
      select distinct on (session_id, screen) session_id, screen, created_at, sequence from wink_site_steps
      where ${ofVisits(ctx, siteId, visits)} and kind = 'PASSED'
      order by session_id, screen, created_at desc, sequence desc
    ) passed
    left join lateral (
      select step.screen from wink_site_steps step
      where step.tenant_id = ${ctx.tenantId} and step.session_id = passed.session_id and step.kind = 'SHOWN'
        and (step.created_at, step.sequence) > (passed.created_at, passed.sequence) and step.screen <> passed.screen
      order by step.created_at, step.sequence limit 1
    ) following on true
    group by passed.screen, following.screen order by sessions desc, next`);
}

/** Steps of visits that began on the given days, and page views on those days. */
function ofVisits(ctx: ModeContext, siteId: string, { version, startDate, endDate }: CountedVisits): Sql {
  const days = sql`
    ${withinDays({ startDate, endDate })}`;
  const began = sql`((session_id is null ${days}) or session_id in (
    select id from wink_site_sessions
    where tenant_id = ${ctx.tenantId} and site_id = ${siteId} and version = ${version} ${days}))`;
  return sql`tenant_id = ${ctx.tenantId} and site_id = ${siteId} and version = ${version}
    ${startDate || endDate ? sql`and ${began}` : empty}`;
}
