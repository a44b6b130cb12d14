import { type Context, inTransaction, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { startTask } from '../../tasks/service.ts';
import { syncJob } from '../job-kinds.ts';
import { selectAccountsDueForSync, selectNextSyncForUpdate, updateNextSync } from '../monitor-queries.ts';
import { findNextSync } from '../next-sync.ts';
import { type AccountRow, selectAccountForUpdate } from '../queries.ts';

const batch = 100;

/** Starts every due monthly sync. Needs the system context. */
export async function startSyncs(ctx: Context): Promise<void> {
  for (;;) {
    const due = await selectAccountsDueForSync(ctx, batch);
    for (const { tenantId, mode, id } of due)
      await inTransaction(modeContext(tenantContext(ctx, tenantId), mode), (tx) => startDueSync(tx, id));
    if (due.length < batch) return;
  }
}

async function startDueSync(tx: ModeContext, id: string): Promise<void> {
  const nextSyncAt = await selectNextSyncForUpdate(tx, id);
  if (!nextSyncAt || nextSyncAt > tx.now()) return;
  const account = (await selectAccountForUpdate(tx, id))!;
  await updateNextSync(tx, id, findNextSync(account.connectedAt ?? account.createdAt, tx.now()));
  await startSync(tx, account);
}

/** Creates the sync task and its job. */
export async function startSync(tx: ModeContext, account: AccountRow): Promise<void> {
  const { id: accountId, userId, providerId } = account;
  const taskId = await startTask(tx, {
    type: 'UPDATE_ACCOUNT',
    userId,
    sourceId: accountId,
    sourceType: 'ACCOUNT',
    providerId,
  });
  const { tenantId, mode } = tx;
  await enqueueJob(tx, syncJob, { tenantId, mode, accountId, taskId }, { dedupeKey: taskId });
}
