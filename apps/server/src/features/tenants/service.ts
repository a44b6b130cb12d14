import type { Organization, Tenant } from '@smile/contract/tenants';
import { type Context, inTransaction, type TenantContext } from '../../context.ts';
import { missing } from '../../platform/errors.ts';
import { recordAudit } from '../audit-log/service.ts';
import { announceAccessChange } from '../auth/service/access-changes.ts';
import { readImage, releaseImage } from '../images/service.ts';
import {
  insertTenant,
  selectTenant,
  selectTenantDetails,
  selectTenants,
  type TenantRow,
  type TenantSummary,
  updateProductionEnabled,
  updateSyncEnabled,
  updateTenantDetails,
} from './queries.ts';

export async function createTenant(tx: TenantContext, tenant: { name: string }): Promise<void> {
  await insertTenant(tx, tenant);
  await recordAudit(tx, { action: 'tenant.create', entityType: 'tenant', entityId: tx.tenantId });
}

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

/** Who makes a document: the tenant's name and logo. */
export async function describeIssuer(ctx: TenantContext): Promise<{ name: string; logo: Buffer | null }> {
  const { name, logoUrl } = await getTenantDetails(ctx);
  return { name, logo: await readImage(ctx, logoUrl) };
}

/** Details that are left out stay as they are. @throws ApiError MISSING_RESOURCE */
export async function updateTenant(ctx: TenantContext, details: Organization): Promise<Tenant> {
  return inTransaction(ctx, async (tx) => {
    const before = await selectTenantDetails(tx, { lock: true });
    if (!before) throw missing();
    await updateTenantDetails(tx, details);
    const after = await getTenantDetails(tx);
    if (after.logoUrl !== before.logoUrl) await releaseImage(tx, before.logoUrl);
    await recordAudit(tx, {
      action: 'tenant.update',
      entityType: 'tenant',
      entityId: tx.tenantId,
      ...describeChange(before, after),
    });
    return after;
  });
}

const contactFields: readonly string[] = ['phoneNumber', 'emailAddress', 'streetAddress1', 'streetAddress2'];

/** The changed details; of those that may be a person's own only that they changed. */
function describeChange(before: Tenant, after: Tenant) {
  const fields = (Object.keys(after) as (keyof Tenant)[]).filter(
    (field) => field !== 'updatedAt' && before[field] !== after[field],
  );
  const shown = fields.filter((field) => !contactFields.includes(field));
  const valuesOf = (tenant: Tenant) => Object.fromEntries(shown.map((field) => [field, tenant[field]]));
  return { before: valuesOf(before), after: { ...valuesOf(after), fields } };
}

/** The operator opens or closes Production for a tenant. */
export async function setProductionEnabled(ctx: TenantContext, isEnabled: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await getTenant(tx);
    await updateProductionEnabled(tx, isEnabled);
    await recordAudit(tx, {
      action: isEnabled ? 'tenant.enable-production' : 'tenant.disable-production',
      entityType: 'tenant',
      entityId: tx.tenantId,
    });
    await announceAccessChange(tx);
  });
}

/** @throws ApiError MISSING_RESOURCE */
export async function setTenantSync(tx: TenantContext, isEnabled: boolean): Promise<void> {
  await getTenant(tx);
  await updateSyncEnabled(tx, isEnabled);
  await recordAudit(tx, {
    action: isEnabled ? 'tenant.enable-sync' : 'tenant.disable-sync',
    entityType: 'tenant',
    entityId: tx.tenantId,
  });
}

export function listTenants(ctx: Context): Promise<TenantSummary[]> {
  return selectTenants(ctx, null);
}

export async function hasTenants(ctx: Context): Promise<boolean> {
  return (await selectTenants(ctx, 1)).length > 0;
}
