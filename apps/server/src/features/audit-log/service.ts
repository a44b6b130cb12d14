import type { TenantContext } from '../../context.ts';
import { type AuditEntry, clearUserAddresses, insertAuditEntry } from './queries.ts';

/** Records a change with its actor, in the transaction of the change. */
export async function recordAudit(tx: TenantContext, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(tx, { id: tx.newId('audit'), ...entry });
}

/** Keeps an erased end user's entries without the network address. */
export async function depersonalizeAudit(tx: TenantContext, userId: string): Promise<Record<string, never>> {
  await clearUserAddresses(tx, userId);
  return {};
}
