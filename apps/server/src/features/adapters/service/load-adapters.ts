import type { Context } from '../../../context.ts';
import { secretContext, selectAdapters, selectServed } from '../queries.ts';

/** Copies the stored adapters into this process's directory. Needs the system context. */
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
