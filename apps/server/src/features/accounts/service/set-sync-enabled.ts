import { inTransaction, type TenantContext } from '../../../context.ts';
import { setTenantSync } from '../../tenants/service/set-tenant-sync.ts';
import { updateAllUnmonitored } from '../monitor-queries.ts';

/**
 * The operator opens or closes continuous data sync for a tenant. Opening it takes in what is connected from then on;
 * closing it ends every running monitor.
 */
export async function setSyncEnabled(ctx: TenantContext, isEnabled: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await setTenantSync(tx, isEnabled);
    if (!isEnabled) await updateAllUnmonitored(tx);
  });
}
