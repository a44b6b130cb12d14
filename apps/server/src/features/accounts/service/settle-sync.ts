import type { AccountErrorCode } from '@smile/contract/accounts';
import type { FetchOutcome } from '../../../connectors/connector.ts';
import type { ModeContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import type { Task } from '../../tasks/queries.ts';
import { finishTask } from '../../tasks/service.ts';
import { selectOpenTasks } from '../../tasks/shared-queries.ts';
import type { Reading } from '../../user-data/service/complete-reading.ts';
import { syncSourceData } from '../../user-data/service/sync-source-data.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { updateMonitor, updateNextSync, updateSynced } from '../monitor-queries.ts';
import { findNextSync } from '../next-sync.ts';
import { type AccountRow, isSynced, selectAccountForUpdate, updateConnection } from '../queries.ts';
import { keepState } from './keep-state.ts';

const retryAfterSeconds = 24 * 3600;

/** Transient errors; every other error requires a new login. */
const passingErrors: AccountErrorCode[] = ['SERVICE_UNAVAILABLE', 'SYSTEM_ERROR'];

export interface SyncTask {
  accountId: string;
  taskId: string;
}

export type SyncOutcome = Reading | Extract<FetchOutcome, { status: 'ERROR' }>;

/** Discards a sync that is no longer wanted; the outcome is null when nothing was read. */
export async function settleSync(tx: ModeContext, job: SyncTask, outcome: SyncOutcome | null): Promise<void> {
  const account = await selectAccountForUpdate(tx, job.accountId);
  const task = (await selectOpenTasks(tx, job.accountId)).find(({ id }) => id === job.taskId);
  if (!account || !task) return;
  if (account.stage !== 'DONE') await updateConnection(tx, account, { stage: 'DONE', progress: 100 });
  if (!outcome || !isSynced(account)) await endUnwanted(tx, account, task);
  else if ('errorCode' in outcome) await recordFailure(tx, account, task, outcome.errorCode);
  else await recordSynced(tx, account, task, outcome);
}

async function endUnwanted(tx: ModeContext, account: AccountRow, task: Task): Promise<void> {
  await finishSync(tx, task, account.monitorStatus, { status: 'FAILED', errorCode: 'ACCOUNT_INACCESSIBLE' });
}

async function recordFailure(
  tx: ModeContext,
  account: AccountRow,
  task: Task,
  errorCode: AccountErrorCode,
): Promise<void> {
  const isPassing = passingErrors.includes(errorCode);
  if (isPassing) {
    const regular = findNextSync(account.connectedAt ?? account.createdAt, tx.now());
    const retry = addSeconds(tx.now(), retryAfterSeconds);
    await updateNextSync(tx, account.id, retry < regular ? retry : regular);
  } else {
    await updateMonitor(tx, account.id, { status: 'USER_ACTION_REQUIRED', nextSyncAt: null });
  }
  await finishSync(tx, task, isPassing ? 'ACTIVE' : 'USER_ACTION_REQUIRED', { status: 'FAILED', errorCode });
}

async function recordSynced(tx: ModeContext, account: AccountRow, task: Task, outcome: Reading): Promise<void> {
  const { id: sourceId, userId, providerId, createdAt } = account;
  const source = { userId, sourceId, sourceType: 'ACCOUNT' as const, providerId, createdAt };
  const payload = await syncSourceData(tx, source, outcome);
  await updateSynced(tx, sourceId);
  await keepState(tx, account, outcome.state);
  await finishSync(tx, task, 'ACTIVE', { status: 'SUCCEEDED', datapoints: outcome.datapoints, payload });
  await updateUserSummary(tx, userId);
}

async function finishSync(
  tx: ModeContext,
  task: Task,
  monitorStatus: AccountRow['monitorStatus'],
  result: Parameters<typeof finishTask>[2],
): Promise<void> {
  await finishTask(tx, task, result);
  const { userId, sourceId, sourceType, providerId } = task;
  const { status } = result;
  const isDone = result.status === 'SUCCEEDED';
  const data = {
    userId,
    sourceId,
    sourceType,
    providers: [providerId],
    status,
    monitorStatus,
    datapoints: isDone ? result.datapoints : [],
  };
  await publishEvent(tx, 'ACCOUNT_SYNC_TASK_FINISHED', data, isDone ? result.payload : undefined);
}
