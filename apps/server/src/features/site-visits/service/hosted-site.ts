import type { HostedSite } from '@smile/contract/hosted-sites';
import { type Context, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { ApiError, missing } from '../../../platform/errors.ts';
import { refuseSuspendedTenant } from '../../tenants/service/suspend-tenant.ts';
import { selectSiteByPublicId, type VisitedSite } from '../../wink-sites/shared-visit-queries.ts';
import { describeSite } from './describe-site.ts';

/**
 * Finds a site that takes visits, and the context of its tenant. Needs the system context.
 * @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS in a suspended tenant
 */
export async function findOpenSite(ctx: Context, id: string): Promise<{ site: VisitedSite; tenant: ModeContext }> {
  const site = await selectSiteByPublicId(ctx, id);
  if (!site?.isEnabled) throw missing();
  const tenant = modeContext(tenantContext(ctx, site.tenantId), site.mode);
  await refuseSuspendedTenant(tenant);
  return { site, tenant };
}

/** Returns the content of a site's page. @throws ApiError MISSING_RESOURCE when it is not published */
export async function getHostedSite(ctx: Context, id: string): Promise<HostedSite> {
  const { site, tenant } = await findOpenSite(ctx, id);
  return describeSite(tenant, site);
}

/** Like `getHostedSite`, but null for a missing site: the page without a site says that it is not available. */
export async function findHostedSite(ctx: Context, id: string): Promise<HostedSite | null> {
  try {
    return await getHostedSite(ctx, id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'MISSING_RESOURCE') return null;
    throw error;
  }
}
