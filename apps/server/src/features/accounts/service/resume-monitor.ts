import type { ModeContext } from '../../../context.ts';
import { updateMonitor } from '../monitor-queries.ts';
import { findNextSync } from '../next-sync.ts';
import type { AccountRow } from '../queries.ts';
import { startSync } from './start-syncs.ts';

/** After a new login to an account that could not be synced any more: what was read stays and is read on. */
export async function resumeMonitor(tx: ModeContext, account: AccountRow): Promise<void> {
  const nextSyncAt = findNextSync(account.connectedAt ?? account.createdAt, tx.now());
  await updateMonitor(tx, account.id, { status: 'ACTIVE', nextSyncAt });
  await startSync(tx, account);
}
