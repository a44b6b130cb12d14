import { type Context, type Dependencies, systemContext } from '../../../context.ts';
import { loadAdapters } from './load-adapters.ts';

const topic = 'adapters-changed';

/** Makes every process reload its adapters once the caller's transaction commits. */
export function announceAdapters(tx: Context): Promise<void> {
  return tx.db.notify(topic, 'all');
}

/** Loads the adapters now, and again whenever any process changes them. */
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
