import type { MonitorStatus } from '@smile/contract/accounts';
import { inTransaction, type ModeContext, type TenantContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { findDatasource } from '../../datasources/service.ts';
import { setTenantSync } from '../../tenants/service.ts';
import { selectSyncEnabled } from '../../tenants/shared-queries.ts';
import { updateAllUnmonitored, updateMonitor } from '../monitor-queries.ts';
import { findNextSync } from '../next-sync.ts';
import { type AccountRow, selectAccountForUpdate } from '../queries.ts';
import { startSync } from './start-syncs.ts';

/** From the first complete reading on, where the provider can be synced and the operator opened it for the tenant. */
export async function startMonitor(tx: ModeContext, account: AccountRow): Promise<void> {
  const provider = findDatasource(tx, account.providerId);
  if (!provider?.monitorSupported || account.monitorStatus === 'CUSTOMER_DISABLED') return;
  if (!(await selectSyncEnabled(tx))) return;
  const nextSyncAt = findNextSync(account.connectedAt ?? account.createdAt, tx.now());
  await updateMonitor(tx, account.id, { status: 'ACTIVE', nextSyncAt });
}

/** After a new login to an account that could not be synced any more: what was read stays and is read on. */
export async function resumeMonitor(tx: ModeContext, account: AccountRow): Promise<void> {
  const nextSyncAt = findNextSync(account.connectedAt ?? account.createdAt, tx.now());
  await updateMonitor(tx, account.id, { status: 'ACTIVE', nextSyncAt });
  await startSync(tx, account);
}

/** Nothing is read any more, for good; what was read stays. @throws ApiError MISSING_RESOURCE */
export async function disableMonitor(ctx: ModeContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await selectAccountForUpdate(tx, id);
    if (!account || account.status === 'DISCONNECTED') throw missing();
    if (!isMonitored(account.monitorStatus)) return;
    await updateMonitor(tx, id, { status: 'CUSTOMER_DISABLED', nextSyncAt: null });
    await recordAudit(tx, {
      action: 'account.disable-monitor',
      entityType: 'account',
      entityId: id,
      before: { monitorStatus: account.monitorStatus },
      after: { monitorStatus: 'CUSTOMER_DISABLED' },
    });
  });
}

function isMonitored(status: MonitorStatus): boolean {
  return status === 'ACTIVE' || status === 'USER_ACTION_REQUIRED';
}

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
