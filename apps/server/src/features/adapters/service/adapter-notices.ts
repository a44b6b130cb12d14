import { type Context, type Dependencies, systemContext } from '../../../context.ts';
import { loadAdapters } from './load-adapters.ts';

const topic = 'adapters-changed';

/** When the caller's transaction commits, every process reloads the adapters. */
export function announceAdapters(tx: Context): Promise<void> {
  return tx.db.notify(topic, 'all');
}

/** Reads the adapters now, and again whenever a process changed them. */
export async function watchAdapters(deps: Dependencies): Promise<void> {
  const ctx = systemContext(deps);
  let reading = loadAdapters(ctx);
  deps.database.onNotify(topic, () => {
    reading = reading
      .then(() => loadAdapters(ctx))
      .catch((error) => deps.log.warn({ err: error }, 'the adapters could not be read'));
  });
  await reading;
}
