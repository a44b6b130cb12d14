import { type Context, type Dependencies, systemContext } from '../../../context.ts';
import { secretContext, selectAdapters, selectServed } from '../queries.ts';

const topic = 'adapters-changed';

/** When the caller's transaction commits, every process reads the adapters anew. */
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

/** Puts what the database has into the directory of this process. Takes the system's context. */
export async function loadAdapters(ctx: Context): Promise<void> {
  const adapters = await selectAdapters(ctx);
  const served = adapters.length > 0 ? await selectServed(ctx) : [];
  ctx.adapters.replace(
    adapters.map(({ id, url, secretSealed, allowPrivate, maxConcurrent, timeoutSeconds }) => ({
      id,
      url,
      secret: ctx.vault.open(secretSealed, secretContext(id)),
      allowPrivate,
      maxConcurrent,
      timeoutSeconds,
      providers: served.filter(({ adapterId }) => adapterId === id),
    })),
  );
}
