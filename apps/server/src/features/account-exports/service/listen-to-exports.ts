import type { TenantContext } from '../../../context.ts';
import { topic } from '../export-topic.ts';

/** Listens for exports; `next` resolves with the next notification about one. */
export function listenToExports(ctx: TenantContext): { next: (exportId: string) => Promise<void>; stop: () => void } {
  let tell = (_exportId: string) => {};
  const stop = ctx.database.onNotify(topic, (exportId) => tell(exportId));
  return {
    next: (wanted) =>
      new Promise((resolve) => {
        tell = (exportId) => {
          if (exportId === wanted) resolve();
        };
      }),
    stop,
  };
}
