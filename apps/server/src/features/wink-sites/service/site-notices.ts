import type { ModeContext } from '../../../context.ts';

const topic = 'wink-sites';

/** Notifies listeners that a site or one of its drafts has changed, when the transaction commits. */
export function announceSite(tx: ModeContext, siteId: string): Promise<void> {
  return tx.db.notify(topic, `${tx.tenantId}/${tx.mode}/${siteId}`);
}

/** Calls back for each change to the tenant's sites and drafts in this mode. */
export function listenToSites(ctx: ModeContext, onChange: (change: { winkSiteId: string }) => void): () => void {
  const prefix = `${ctx.tenantId}/${ctx.mode}/`;
  return ctx.database.onNotify(topic, (payload) => {
    if (payload.startsWith(prefix)) onChange({ winkSiteId: payload.slice(prefix.length) });
  });
}
