import type { TenantContext } from '../../../context.ts';
import { topic } from '../export-topic.ts';

/** Tells who waits, once the transaction commits, that an export was written, has failed or is gone. */
export function announceExport(tx: TenantContext, exportId: string): Promise<void> {
  return tx.db.notify(topic, exportId);
}
