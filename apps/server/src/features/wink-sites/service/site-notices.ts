import type { ModeContext } from '../../../context.ts';

const topic = 'wink-sites';

/** Tells who listens, once the transaction commits, that a site or a draft of it has changed. */
export function announceSite(tx: ModeContext, siteId: string): Promise<void> {
  return tx.db.notify(topic, `${tx.tenantId}/${tx.mode}/${siteId}`);
}

/** Calls back for each change of the tenant's sites of the mode, and of their drafts. */
export function listenToSites(ctx: ModeContext, onChange: (change: { winkSiteId: string }) => void): () => void {
  const prefix = `${ctx.tenantId}/${ctx.mode}/`;
  return ctx.database.onNotify(topic, (payload) => {
    if (payload.startsWith(prefix)) onChange({ winkSiteId: payload.slice(prefix.length) });
  });
}
