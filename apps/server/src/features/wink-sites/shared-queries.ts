import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

/** Names of the published sites that open a widget template, in the order of the list. */
export async function selectPublishedNames(tx: ModeContext, winkTemplateId: string): Promise<string[]> {
  const rows = await tx.db.query<{ name: string }>(sql`
    select name from wink_sites
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and deleted_at is null and is_enabled
      and ${winkTemplateId} = any(wink_template_ids)
    order by created_at desc, id desc`);
  return rows.map(({ name }) => name);
}
