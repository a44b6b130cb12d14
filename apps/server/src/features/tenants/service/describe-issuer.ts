import type { TenantContext } from '../../../context.ts';
import { readImage } from '../../images/service.ts';
import { getTenantDetails } from './get-tenant.ts';

/** The tenant's name and logo for documents. */
export async function describeIssuer(ctx: TenantContext): Promise<{ name: string; logo: Buffer | null }> {
  const { name, logoUrl } = await getTenantDetails(ctx);
  return { name, logo: await readImage(ctx, logoUrl) };
}
