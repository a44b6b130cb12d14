import type { ModeContext } from '../../../context.ts';
import { updateMonitor } from '../monitor-queries.ts';
import { findNextSync } from '../next-sync.ts';
import type { AccountRow } from '../queries.ts';
import { startSync } from './start-syncs.ts';

/** Resumes syncing after a new login and keeps the data. */
export async function resumeMonitor(tx: ModeContext, account: AccountRow): Promise<void> {
  const nextSyncAt = findNextSync(account.connectedAt ?? account.createdAt, tx.now());
  await updateMonitor(tx, account.id, { status: 'ACTIVE', nextSyncAt });
  await startSync(tx, account);
}
