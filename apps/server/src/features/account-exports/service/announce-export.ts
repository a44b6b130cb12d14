import type { TenantContext } from '../../../context.ts';
import { topic } from '../export-topic.ts';

/** On commit, notifies waiting requests that an export was written, failed or was deleted. */
export function announceExport(tx: TenantContext, exportId: string): Promise<void> {
  return tx.db.notify(topic, exportId);
}
