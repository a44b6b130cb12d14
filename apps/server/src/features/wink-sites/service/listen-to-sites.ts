import type { ModeContext } from '../../../context.ts';
import { topic } from '../site-topic.ts';

/** Calls back for each change of the tenant's sites of the mode, and of their drafts. */
export function listenToSites(ctx: ModeContext, onChange: (change: { winkSiteId: string }) => void): () => void {
  const prefix = `${ctx.tenantId}/${ctx.mode}/`;
  return ctx.database.onNotify(topic, (payload) => {
    if (payload.startsWith(prefix)) onChange({ winkSiteId: payload.slice(prefix.length) });
  });
}
