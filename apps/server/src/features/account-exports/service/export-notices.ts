import type { TenantContext } from '../../../context.ts';

const topic = 'account-exports';

/** On commit, notifies waiting requests that an export was written, failed or was deleted. */
export function announceExport(tx: TenantContext, exportId: string): Promise<void> {
  return tx.db.notify(topic, exportId);
}

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
