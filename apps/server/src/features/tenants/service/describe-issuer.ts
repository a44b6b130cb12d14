import type { TenantContext } from '../../../context.ts';
import { readImage } from '../../images/service.ts';
import { getTenantDetails } from './get-tenant.ts';

/** Who makes a document: the tenant's name and logo. */
export async function describeIssuer(ctx: TenantContext): Promise<{ name: string; logo: Buffer | null }> {
  const { name, logoUrl } = await getTenantDetails(ctx);
  return { name, logo: await readImage(ctx, logoUrl) };
}
