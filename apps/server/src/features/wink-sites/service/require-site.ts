import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { type SiteRow, selectSite } from '../queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function requireSite(ctx: ModeContext, id: string): Promise<SiteRow> {
  const site = await selectSite(ctx, id);
  if (!site) throw missing();
  return site;
}
