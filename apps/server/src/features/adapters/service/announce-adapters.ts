import type { Context } from '../../../context.ts';

export const topic = 'adapters-changed';

/** When the caller's transaction commits, every process reads the adapters anew. */
export function announceAdapters(tx: Context): Promise<void> {
  return tx.db.notify(topic, 'all');
}
