import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

export interface ScreenTimes {
  screen: string;
  seconds: number | null;
}

/** Time spent on each screen, from when it was first shown until it was last passed. */
export function selectScreenTimes(ctx: ModeContext, sessionId: string): Promise<ScreenTimes[]> {
  return ctx.db.query(sql`
    select screen, round(extract(epoch from
      max(created_at) filter (where kind = 'PASSED') - min(created_at) filter (where kind = 'SHOWN')))::int as seconds
    from wink_site_steps
    where tenant_id = ${ctx.tenantId} and session_id = ${sessionId} and screen is not null
    group by screen`);
}

interface NewStep {
  siteId: string;
  version: number;
  sessionId: string | null;
  kind: 'VIEW' | 'SHOWN' | 'PASSED' | 'INVALID';
  /** Reference of the screen. */
  screen: string | null;
  fields: string[];
}

export async function insertStep(tx: ModeContext, step: NewStep): Promise<void> {
  await tx.db.query(sql`
    insert into wink_site_steps (tenant_id, id, site_id, version, session_id, kind, screen, fields, created_at)
    values (${tx.tenantId}, ${tx.newId('winkSiteStep')}, ${step.siteId}, ${step.version}, ${step.sessionId},
      ${step.kind}, ${step.screen}, ${step.fields}, ${tx.now()})`);
}
