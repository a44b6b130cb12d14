import type { TenantContext } from '../../../context.ts';

const topic = 'account-exports';

/** Tells who waits, once the transaction commits, that an export was written, has failed or is gone. */
export function announceExport(tx: TenantContext, exportId: string): Promise<void> {
  return tx.db.notify(topic, exportId);
}

/** Hears of exports; `next` resolves with the next word about one. */
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
