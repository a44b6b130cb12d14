import type { Mode } from '@smile/contract/common';
import type { Context, ModeContext } from '../../../context.ts';
import type { DeliveryJob } from '../job-kinds.ts';

const announceEveryMs = 200;
/** PostgreSQL limits a notification's payload to 8000 bytes. */
const maxKeys = 60;

/** Batched `announceDelivery`, for many deliveries: one notification for all of one moment. */
export function createAnnouncer(): (ctx: Context, delivered: DeliveryJob) => void {
  const waiting = new Set<string>();
  let isPlanned = false;
  const flush = (ctx: Context) => {
    isPlanned = false;
    const keys = [...waiting];
    waiting.clear();
    for (let index = 0; index < keys.length; index += maxKeys)
      ctx.db
        .notify(topic, keys.slice(index, index + maxKeys).join(' '))
        .catch((error) => ctx.log.debug({ err: error }, 'deliveries could not be announced'));
  };
  return (ctx, delivered) => {
    waiting.add(keyOf(delivered, delivered.webhookId));
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(flush, announceEveryMs, ctx).unref();
  };
}

const topic = 'webhook-deliveries';

function keyOf({ tenantId, mode }: { tenantId: string; mode: Mode }, webhookId: string): string {
  return `${tenantId}/${mode}/${webhookId}`;
}

/** Notifies listeners that a webhook's delivery has changed, when the transaction commits. */
export function announceDelivery(tx: ModeContext, webhookId: string): Promise<void> {
  return tx.db.notify(topic, keyOf(tx, webhookId));
}

/** Calls back with each of the tenant's webhooks in this mode that has a changed delivery. */
export function listenToDeliveries(ctx: ModeContext, onChange: (change: { webhookId: string }) => void): () => void {
  const prefix = keyOf(ctx, '');
  return ctx.database.onNotify(topic, (payload) => {
    for (const key of payload.split(' ')) if (key.startsWith(prefix)) onChange({ webhookId: key.slice(prefix.length) });
  });
}
