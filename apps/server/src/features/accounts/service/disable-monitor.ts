import type { MonitorStatus } from '@smile/contract/accounts';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { updateMonitor } from '../monitor-queries.ts';
import { selectAccountForUpdate } from '../queries.ts';

/**
 * Stops syncing permanently and keeps the data.
 * @throws ApiError MISSING_RESOURCE
 */
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
      after: { monitorStatus: 'CUSTOMER_DISABLED', mode: tx.mode },
    });
  });
}

function isMonitored(status: MonitorStatus): boolean {
  return status === 'ACTIVE' || status === 'USER_ACTION_REQUIRED';
}
