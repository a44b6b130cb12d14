import type { ModeContext } from '../../../context.ts';
import { keyOf, topic } from '../delivery-topic.ts';

/** Tells who listens, once the transaction commits, that a delivery of a webhook changed. */
export function announceDelivery(tx: ModeContext, webhookId: string): Promise<void> {
  return tx.db.notify(topic, keyOf(tx, webhookId));
}
