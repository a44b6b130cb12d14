import type { ModeContext } from '../../../context.ts';
import { findDatasource } from '../../datasources/service/find-datasource.ts';
import { selectSyncEnabled } from '../../tenants/shared-queries.ts';
import { updateMonitor } from '../monitor-queries.ts';
import { findNextSync } from '../next-sync.ts';
import type { AccountRow } from '../queries.ts';

/** Starts after the first complete fetch when the provider supports sync and the operator enabled it for the tenant. */
export async function startMonitor(tx: ModeContext, account: AccountRow): Promise<void> {
  const provider = findDatasource(tx, account.providerId);
  if (!provider?.monitorSupported || account.monitorStatus === 'CUSTOMER_DISABLED') return;
  if (!(await selectSyncEnabled(tx))) return;
  const nextSyncAt = findNextSync(account.connectedAt ?? account.createdAt, tx.now());
  await updateMonitor(tx, account.id, { status: 'ACTIVE', nextSyncAt });
}
