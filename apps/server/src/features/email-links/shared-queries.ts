import sql from 'sql-template-tag';
import type { Context, TenantContext } from '../../context.ts';

/** Whether a link that was mailed to a developer still works. */
export async function selectHasLiveLink(
  tx: Context,
  owner: { tenantId: string; developerId: string },
): Promise<boolean> {
  const rows = await tx.db.query(sql`
    select 1 from email_links
    where tenant_id = ${owner.tenantId} and developer_id = ${owner.developerId}
      and used_at is null and expires_at > ${tx.now()} limit 1`);
  return rows.length > 0;
}

/** Links that were mailed to an address which is no longer the developer's must not work. */
export async function deleteEmailLinks(tx: TenantContext, developerId: string): Promise<void> {
  await tx.db.query(sql`
    delete from email_links where tenant_id = ${tx.tenantId} and developer_id = ${developerId}`);
}
