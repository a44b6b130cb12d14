import type { HostedSite } from '@smile/contract/hosted-sites';
import type { Context } from '../../../context.ts';
import { describeSite } from './describe-site.ts';
import { findOpenSite } from './find-open-site.ts';

/** Returns the content of a site's page. @throws ApiError MISSING_RESOURCE when it is not published */
export async function getHostedSite(ctx: Context, id: string): Promise<HostedSite> {
  const { site, tenant } = await findOpenSite(ctx, id);
  return describeSite(tenant, site);
}
