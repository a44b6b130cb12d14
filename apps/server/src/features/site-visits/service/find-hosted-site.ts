import type { HostedSite } from '@smile/contract/hosted-sites';
import type { Context } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { getHostedSite } from './get-hosted-site.ts';

/** The same for the page itself, which says so when there is no such site. */
export async function findHostedSite(ctx: Context, id: string): Promise<HostedSite | null> {
  try {
    return await getHostedSite(ctx, id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'MISSING_RESOURCE') return null;
    throw error;
  }
}
