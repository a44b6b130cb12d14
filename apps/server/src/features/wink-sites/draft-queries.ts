import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { joinDeveloper } from '../developers/shared-queries.ts';
import type { SiteContent } from './site-content.ts';

export interface DraftRow {
  content: SiteContent;
  name: string;
  revision: number;
  baseVersion: number;
  updatedBy: string;
  updatedByName: string | null;
  updatedAt: Date;
}

export async function selectDraft(ctx: ModeContext, siteId: string): Promise<DraftRow | null> {
  const rows = await ctx.db.query<DraftRow>(sql`
    select site.draft as content, site.draft_name as name, site.draft_revision as revision,
      site.draft_base_version as "baseVersion", site.draft_updated_by as "updatedBy",
      developer.display_name as "updatedByName", site.draft_updated_at as "updatedAt"
    from wink_sites site ${joinDeveloper(sql`site.tenant_id`, sql`site.draft_updated_by`)}
    where site.tenant_id = ${ctx.tenantId} and site.id = ${siteId} and site.draft is not null`);
  return rows[0] ?? null;
}

/** A draft that exists keeps the version it was begun on. */
export async function updateDraft(
  tx: ModeContext,
  siteId: string,
  draft: { name: string; content: SiteContent; updatedBy: string },
): Promise<void> {
  await tx.db.query(sql`
    update wink_sites set draft_base_version = case when draft is null then version else draft_base_version end,
      draft = ${JSON.stringify(draft.content)}, draft_name = ${draft.name}, draft_revision = draft_revision + 1,
      draft_updated_by = ${draft.updatedBy}, draft_updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${siteId}`);
}

/** The revision counts on, so that whoever still has the dropped draft open is told. */
export async function clearDraft(tx: ModeContext, siteId: string): Promise<void> {
  await tx.db.query(sql`
    update wink_sites set draft = null, draft_name = null, draft_base_version = null, draft_updated_by = null,
      draft_updated_at = null, draft_revision = draft_revision + 1
    where tenant_id = ${tx.tenantId} and id = ${siteId} and draft is not null`);
}

/** A draft that has the site's name takes the new one. The revision counts on, without a draft too. */
export async function renameDraft(tx: ModeContext, siteId: string, name: { from: string; to: string }): Promise<void> {
  await tx.db.query(sql`
    update wink_sites set draft_revision = draft_revision + 1,
      draft_name = case when draft_name = ${name.from} then ${name.to} else draft_name end
    where tenant_id = ${tx.tenantId} and id = ${siteId}`);
}
