import type { WinkSiteDetails } from '@smile/contract/wink-sites';
import type { ModeContext } from '../../../context.ts';
import { showDetails } from '../show-site.ts';
import { selectVersion } from '../version-queries.ts';
import { requireSite } from './require-site.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getSite(ctx: ModeContext, id: string): Promise<WinkSiteDetails> {
  const site = await requireSite(ctx, id);
  const { content } = (await selectVersion(ctx, id, site.version))!;
  return showDetails(ctx, site, content);
}
