import type { Context } from '../../../context.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';
import { insertStep } from '../step-queries.ts';
import { findOpenSite } from './hosted-site.ts';

/** Per site and network of the visitor, so that nobody can inflate the count. */
const viewsPerNetwork = { max: 60, windowSeconds: 60 };

/** Counts a visit. @throws ApiError MISSING_RESOURCE; REQUEST_LIMIT_EXCEEDED */
export async function recordView(ctx: Context, siteId: string, version: number): Promise<void> {
  const { site, tenant } = await findOpenSite(ctx, siteId);
  await throttle(ctx, { action: 'site-view', subject: siteId, byNetwork: true, ...viewsPerNetwork });
  // A page opened before a later publication has an older version; a newer one does not exist.
  if (version <= site.version)
    await insertStep(tenant, { siteId, version, sessionId: null, kind: 'VIEW', screen: null, fields: [] });
}
