import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

interface NewStep {
  siteId: string;
  version: number;
  sessionId: string | null;
  kind: 'VIEW' | 'SHOWN' | 'PASSED' | 'INVALID';
  /** Reference of the module. */
  screen: string | null;
  fields: string[];
}

export async function insertStep(tx: ModeContext, step: NewStep): Promise<void> {
  await tx.db.query(sql`
    insert into wink_site_steps (tenant_id, id, site_id, version, session_id, kind, screen, fields, created_at)
    values (${tx.tenantId}, ${tx.newId('winkSiteStep')}, ${step.siteId}, ${step.version}, ${step.sessionId},
      ${step.kind}, ${step.screen}, ${step.fields}, ${tx.now()})`);
}
