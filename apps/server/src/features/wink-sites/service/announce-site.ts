import type { ModeContext } from '../../../context.ts';
import { topic } from '../site-topic.ts';

/** Tells who listens, once the transaction commits, that a site or a draft of it has changed. */
export function announceSite(tx: ModeContext, siteId: string): Promise<void> {
  return tx.db.notify(topic, `${tx.tenantId}/${tx.mode}/${siteId}`);
}
