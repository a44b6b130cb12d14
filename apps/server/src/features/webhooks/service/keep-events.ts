import type { Context, ModeContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { deleteOldEvents, deletePayloads } from '../event-queries.ts';

const daySeconds = 24 * 3600;
const partSize = 500;

/** Removes events that are older than the retention, with their deliveries and attempts, in small parts. */
export async function pruneEvents(ctx: Context): Promise<void> {
  const before = addSeconds(ctx.now(), -ctx.config.webhookRetentionDays * daySeconds);
  while ((await deleteOldEvents(ctx, before, partSize)) === partSize);
}

/** Erases what events carry of a source's data; deliveries to come carry none. */
export function erasePayloads(tx: ModeContext, sourceId: string): Promise<void> {
  return deletePayloads(tx, sourceId);
}
