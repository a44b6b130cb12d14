import sql from 'sql-template-tag';
import type { TenantContext } from '../../context.ts';

/** Returns false when the code was already used. */
export async function updateCodeUsed(tx: TenantContext, id: string): Promise<boolean> {
  const rows = await tx.db.query(sql`
    update recovery_codes set used_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id} and used_at is null returning 1`);
  return rows.length > 0;
}

export async function updatePasskeyUsed(tx: TenantContext, id: string, signCount: number): Promise<void> {
  await tx.db.query(sql`
    update passkeys set sign_count = ${signCount}, last_used_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}
