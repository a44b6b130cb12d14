import sql from 'sql-template-tag';
import type { TenantContext } from '../../context.ts';

export async function selectHasConsentTemplate(ctx: TenantContext, id: string): Promise<boolean> {
  const rows = await ctx.db.query(sql`
    select 1 from consent_templates where tenant_id = ${ctx.tenantId} and id = ${id}`);
  return rows.length > 0;
}
