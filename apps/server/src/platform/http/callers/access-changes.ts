import type { TenantContext } from '../../context.ts';
import type { Database } from '../../db/core/database.ts';

const topic = 'access-changed';

/** On commit, every process drops its cached authentications of the tenant. */
export function announceAccessChange(tx: TenantContext): Promise<void> {
  return tx.db.notify(topic, tx.tenantId);
}

export function listenToAccessChanges(database: Database, forget: (tenantId: string) => void): () => void {
  return database.onNotify(topic, forget);
}
