import type { ModeContext } from '../../../context.ts';
import { keyOf, topic } from '../delivery-topic.ts';

/** Calls back for each of the tenant's webhooks of the mode of which a delivery changed. */
export function listenToDeliveries(ctx: ModeContext, onChange: (change: { webhookId: string }) => void): () => void {
  const prefix = keyOf(ctx, '');
  return ctx.database.onNotify(topic, (payload) => {
    for (const key of payload.split(' ')) if (key.startsWith(prefix)) onChange({ webhookId: key.slice(prefix.length) });
  });
}
