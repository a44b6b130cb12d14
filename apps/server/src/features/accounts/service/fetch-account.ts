import type { FetchOutcome } from '../../../connectors/connector.ts';
import { connectorFor } from '../../../connectors/registry.ts';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { findDatasource } from '../../datasources/service/datasources.ts';
import { createFileLinker } from '../../sandbox-files/service.ts';
import { finishTask } from '../../tasks/service.ts';
import { selectOpenTasks } from '../../tasks/shared-queries.ts';
import { selectSyncEnabled } from '../../tenants/shared-queries.ts';
import type { UserDataSource } from '../../user-data/queries.ts';
import { recordLink } from '../../user-data/service/account-links.ts';
import { completeReading, type Reading } from '../../user-data/service/complete-reading.ts';
import { type StagedReading, stageReading } from '../../user-data/service/stage-reading.ts';
import { storeSourceData } from '../../user-data/service/store-source-data.ts';
import { deleteStagedReading } from '../../user-data/service/user-data.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { failTooLarge } from '../ask-connector.ts';
import { openState } from '../connector-state.ts';
import { updateMonitor } from '../monitor-queries.ts';
import { findNextSync } from '../next-sync.ts';
import {
  type AccountRow,
  selectAccount,
  selectAccountForUpdate,
  updateConnection,
  updateProgress,
} from '../queries.ts';
import { failReading } from './fail-reading.ts';
import { keepState } from './keep-state.ts';

const progressIntervalMs = 300;
/** Fetching counts for 90 of the 100 percent, storing for the rest. */
const fetchShare = 0.9;

/**
 * Fetches an account's data and ends its task; does nothing when the task has ended or the account is not connected.
 */
export async function fetchAccount(ctx: ModeContext, job: { accountId: string; taskId: string }): Promise<void> {
  const account = await selectAccount(ctx, job.accountId);
  if (account?.status !== 'CONNECTED' || account.stage === 'DONE') return;
  const progress = createProgress(ctx, account.id);
  const outcome = await fetchFromSource(ctx, account, { taskId: job.taskId, onProgress: progress.read });
  if (outcome.status === 'FETCHED') await progress.save();
  const reading =
    outcome.status === 'FETCHED' ? await completeReading(ctx, account, outcome).catch(failTooLarge) : outcome;
  const staged = 'data' in reading ? await stageReading(ctx, sourceOf(account), { id: job.taskId, reading }) : null;
  try {
    await inTransaction(ctx, (tx) => settleFetch(tx, job, { outcome: reading, staged }));
  } finally {
    await deleteStagedReading(ctx, staged);
  }
}

async function fetchFromSource(
  ctx: ModeContext,
  account: AccountRow,
  { taskId, onProgress }: { taskId: string; onProgress: (percent: number) => Promise<void> },
): Promise<FetchOutcome> {
  const provider = findDatasource(ctx, account.providerId);
  const connector = provider && connectorFor(ctx, provider);
  const state = openState(ctx, account);
  if (!provider || !connector || !state) return { status: 'ERROR', errorCode: 'SYSTEM_ERROR' };
  const linkTo = createFileLinker(ctx, account);
  return connector.fetch({ key: taskId, provider, state, now: ctx.now(), onProgress, linkTo });
}

/** Throttles progress writes to a few per second, and skips them for fetches too fast to be seen. */
function createProgress(ctx: ModeContext, accountId: string) {
  const startedAtMs = ctx.now().getTime();
  let writtenAtMs = startedAtMs;
  return {
    async read(percent: number): Promise<void> {
      const nowMs = ctx.now().getTime();
      if (nowMs - writtenAtMs < progressIntervalMs) return;
      writtenAtMs = nowMs;
      await updateProgress(ctx, accountId, { stage: 'FETCHING', progress: Math.round(percent * fetchShare) });
    },
    async save(): Promise<void> {
      if (ctx.now().getTime() - startedAtMs < progressIntervalMs) return;
      await updateProgress(ctx, accountId, { stage: 'SAVING', progress: Math.round(100 * fetchShare) });
    },
  };
}

async function settleFetch(
  tx: ModeContext,
  job: { accountId: string; taskId: string },
  { outcome, staged }: { outcome: Reading | Extract<FetchOutcome, { status: 'ERROR' }>; staged: StagedReading | null },
): Promise<void> {
  const account = await selectAccountForUpdate(tx, job.accountId);
  const task = (await selectOpenTasks(tx, job.accountId)).find(({ id }) => id === job.taskId);
  if (account?.status !== 'CONNECTED' || !task) return;
  if ('errorCode' in outcome) {
    await failReading(tx, account, outcome.errorCode);
    await finishTask(tx, task, { status: 'FAILED', errorCode: outcome.errorCode });
    return;
  }
  const payload = await storeSourceData(tx, sourceOf(account), outcome, staged);
  await recordLink(tx, account);
  const kept = await keepState(tx, account, outcome.state);
  const read = await updateConnection(tx, kept, { stage: 'DONE', progress: 100 });
  await startMonitor(tx, read);
  await finishTask(tx, task, { status: 'SUCCEEDED', datapoints: outcome.datapoints, payload });
  await updateUserSummary(tx, account.userId);
}

function sourceOf({ id: sourceId, userId, providerId, createdAt }: AccountRow): UserDataSource {
  return { userId, sourceId, sourceType: 'ACCOUNT', providerId, createdAt };
}

/** Starts after the first complete fetch when the provider supports sync and the operator enabled it for the tenant. */
async function startMonitor(tx: ModeContext, account: AccountRow): Promise<void> {
  const provider = findDatasource(tx, account.providerId);
  if (!provider?.monitorSupported || account.monitorStatus === 'CUSTOMER_DISABLED') return;
  if (!(await selectSyncEnabled(tx))) return;
  const nextSyncAt = findNextSync(account.connectedAt ?? account.createdAt, tx.now());
  await updateMonitor(tx, account.id, { status: 'ACTIVE', nextSyncAt });
}
