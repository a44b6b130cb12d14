import type { Context } from '../../../context.ts';
import type { DeliveryJob } from '../deliver.job.ts';
import { keyOf, topic } from '../delivery-topic.ts';

const announceEveryMs = 200;
/** A notification carries less than 8000 bytes. */
const maxKeys = 60;

/** As `announceDelivery`, for so many deliveries that one message must do for those of a moment. */
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
