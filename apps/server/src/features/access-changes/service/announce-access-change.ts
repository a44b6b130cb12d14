import type { TenantContext } from '../../../context.ts';
import { accessChangedTopic } from '../access-topic.ts';

/** When the caller's transaction commits, every process forgets what it had verified for the tenant. */
export function announceAccessChange(tx: TenantContext): Promise<void> {
  return tx.db.notify(accessChangedTopic, tx.tenantId);
}
