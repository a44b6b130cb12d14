import type { WinkSite } from '@smile/contract/wink-sites';
import type { ModeContext } from '../../../context.ts';
import { selectSite } from '../queries.ts';
import { showSite } from '../show-site.ts';

/** Null where the mode has no such site. */
export async function findSite(ctx: ModeContext, id: string): Promise<WinkSite | null> {
  const site = await selectSite(ctx, id);
  return site && showSite(ctx, site);
}
