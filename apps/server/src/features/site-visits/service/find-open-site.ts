import { type Context, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectSiteByAddress, type VisitedSite } from '../../wink-sites/shared-visit-queries.ts';

/** A published site and the context of its tenant. Takes the system's context. @throws ApiError MISSING_RESOURCE */
export async function findOpenSite(ctx: Context, id: string): Promise<{ site: VisitedSite; tenant: ModeContext }> {
  const site = await selectSiteByAddress(ctx, id);
  if (!site?.isEnabled) throw missing();
  return { site, tenant: modeContext(tenantContext(ctx, site.tenantId), site.mode) };
}
