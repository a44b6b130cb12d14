import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';

/** Called when the end user or the tenant has revoked the account. */
export async function deleteAccountLink(tx: ModeContext, accountId: string): Promise<void> {
  await tx.db.query(sql`
    delete from account_links
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and account_id = ${accountId}`);
}
