import type { Tenant } from '@smile/contract/tenants';
import type { TenantContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { readImage } from '../../images/service.ts';
import { selectTenant, selectTenantDetails, type TenantRow } from '../queries.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getTenant(ctx: TenantContext): Promise<TenantRow> {
  const tenant = await selectTenant(ctx);
  if (!tenant) throw missing();
  return tenant;
}

/** @throws ApiError MISSING_RESOURCE */
export async function getTenantDetails(ctx: TenantContext): Promise<Tenant> {
  const tenant = await selectTenantDetails(ctx);
  if (!tenant) throw missing();
  return tenant;
}

/** Tenant name and logo for documents. */
export async function getIssuer(ctx: TenantContext): Promise<{ name: string; logo: Buffer | null }> {
  const { name, logoUrl } = await getTenantDetails(ctx);
  return { name, logo: await readImage(ctx, logoUrl) };
}
