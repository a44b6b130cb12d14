import sql from 'sql-template-tag';
import type { Context, TenantContext } from '../../context.ts';

/** True when a link mailed to the developer still works. */
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

/** Revokes links mailed to an address that is no longer the developer's. */
export async function deleteEmailLinks(tx: TenantContext, developerId: string): Promise<void> {
  await tx.db.query(sql`
    delete from email_links where tenant_id = ${tx.tenantId} and developer_id = ${developerId}`);
}
