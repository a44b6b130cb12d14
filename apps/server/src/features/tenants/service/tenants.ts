import type { Context, TenantContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { insertTenant, selectTenants, type TenantSummary, updateSyncEnabled } from '../queries.ts';
import { getTenant } from './get-tenant.ts';

export async function createTenant(tx: TenantContext, tenant: { name: string }): Promise<void> {
  await insertTenant(tx, tenant);
  await recordAudit(tx, { action: 'tenant.create', entityType: 'tenant', entityId: tx.tenantId });
}

export async function hasTenants(ctx: Context): Promise<boolean> {
  return (await selectTenants(ctx, 1)).length > 0;
}

export function listTenants(ctx: Context): Promise<TenantSummary[]> {
  return selectTenants(ctx, null);
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
