import { inTransaction, type TenantContext } from '../../../context.ts';
import { setTenantSync } from '../../tenants/service/tenants.ts';
import { updateAllUnmonitored } from '../monitor-queries.ts';

/**
 * Enables or disables continuous sync for a tenant. Enabling applies to later connections; disabling stops every
 * running monitor.
 */
export async function setSyncEnabled(ctx: TenantContext, isEnabled: boolean): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await setTenantSync(tx, isEnabled);
    if (!isEnabled) await updateAllUnmonitored(tx);
  });
}
