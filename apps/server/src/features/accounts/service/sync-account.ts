import { connectorFor } from '../../../connectors/registry.ts';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { findDatasource } from '../../datasources/service/datasources.ts';
import { createFileLinker } from '../../sandbox-files/service.ts';
import { completeSync } from '../../user-data/service/complete-reading.ts';
import { failTooLarge } from '../ask-connector.ts';
import { openState } from '../connector-state.ts';
import { type AccountRow, isSynced, selectAccount } from '../queries.ts';
import { type SyncOutcome, type SyncTask, settleSync } from './settle-sync.ts';

/** Syncs a monitored account and ends the task; does nothing when the task has ended. */
export async function syncAccount(ctx: ModeContext, job: SyncTask): Promise<void> {
  const account = await selectAccount(ctx, job.accountId);
  const outcome = account && isSynced(account) ? await readAgain(ctx, account, job.taskId) : null;
  await inTransaction(ctx, (tx) => settleSync(tx, job, outcome));
}

async function readAgain(ctx: ModeContext, account: AccountRow, taskId: string): Promise<SyncOutcome> {
  const provider = findDatasource(ctx, account.providerId);
  const connector = provider && connectorFor(ctx, provider);
  const state = openState(ctx, account);
  if (!provider || !connector || !state) return { status: 'ERROR', errorCode: 'SYSTEM_ERROR' };
  const outcome = await connector.fetch({
    key: taskId,
    provider,
    state,
    now: ctx.now(),
    onProgress: async () => {},
    linkTo: createFileLinker(ctx, account),
  });
  if (outcome.status !== 'FETCHED') return outcome;
  return completeSync(ctx, account, outcome).catch(failTooLarge);
}
