import type { List } from '@smile/contract/common';
import type { WinkSite } from '@smile/contract/wink-sites';
import type { ModeContext } from '../../../context.ts';
import { selectSites } from '../queries.ts';
import { showSite } from '../show-site.ts';

export async function listSites(
  ctx: ModeContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<WinkSite>> {
  const { nextCursor, items } = await selectSites(ctx, page);
  return { nextCursor, items: items.map((site) => showSite(ctx, site)) };
}
