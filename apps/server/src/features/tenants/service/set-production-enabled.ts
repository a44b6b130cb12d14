import { inTransaction, type TenantContext } from '../../../context.ts';
import { announceAccessChange } from '../../../platform/http/callers/access-changes.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { updateProductionEnabled } from '../queries.ts';
import { getTenant } from './get-tenant.ts';

/** Operator command: opens or closes Production for a tenant. */
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
