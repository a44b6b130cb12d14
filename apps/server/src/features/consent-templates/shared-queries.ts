import sql from 'sql-template-tag';
import type { TenantContext } from '../../context.ts';
import { escapeLike, type ObjectMatch } from '../../platform/db/match-object.ts';

export async function selectHasConsentTemplate(ctx: TenantContext, id: string): Promise<boolean> {
  const rows = await ctx.db.query(sql`
    select 1 from consent_templates where tenant_id = ${ctx.tenantId} and id = ${id}`);
  return rows.length > 0;
}

/** Consent templates by the end of their id, or by part of their title; scans all, since a tenant has few. */
export function findConsentTemplates(ctx: TenantContext, match: ObjectMatch): Promise<{ id: string; name: string }[]> {
  const condition =
    match.idEnd === undefined
      ? sql`smile_fold(title) like '%' || smile_fold(${escapeLike(match.name)}) || '%'`
      : sql`right(id, ${match.idEnd.length}) = ${match.idEnd}`;
  return ctx.db.query(sql`
    select id, title as name from consent_templates
    where tenant_id = ${ctx.tenantId} and ${condition} limit ${match.limit}`);
}
