import type { TenantContext } from '../../../context.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { updateSyncEnabled } from '../queries.ts';
import { getTenant } from './get-tenant.ts';

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
