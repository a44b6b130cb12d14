import type { Context, ModeContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { deleteLoginNames, deleteOldEvents, deletePayloads, deleteSessionPayloads } from '../event-queries.ts';

const daySeconds = 24 * 3600;
const partSize = 500;

/** Removes events that are older than the retention, with their deliveries and attempts, in small parts. */
export async function pruneEvents(ctx: Context): Promise<void> {
  const before = addSeconds(ctx.now(), -ctx.config.webhookRetentionDays * daySeconds);
  while ((await deleteOldEvents(ctx, before, partSize)) === partSize);
}

/** Erases what events carry of a source: its data and the login name. Deliveries to come carry none of it. */
export async function erasePayloads(tx: ModeContext, sourceId: string): Promise<void> {
  await deletePayloads(tx, sourceId);
  await deleteLoginNames(tx, sourceId);
}

/** Erases what the events of finished sessions carry, once a user takes back anything of it. */
export function eraseSessionPayloads(tx: ModeContext, userId: string): Promise<void> {
  return deleteSessionPayloads(tx, userId);
}
