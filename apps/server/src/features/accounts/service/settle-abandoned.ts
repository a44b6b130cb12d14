import { type Context, inTransaction, type ModeContext, modeContext, tenantContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { finishTask } from '../../tasks/service.ts';
import { selectAbandonedTasks, selectOpenTasks } from '../../tasks/shared-queries.ts';
import { fetchJob, syncJob } from '../job-kinds.ts';
import { selectAccountForUpdate, selectUnsettledAccounts, updateConnection } from '../queries.ts';
import { failAccount } from './fail-account.ts';
import { failReading } from './fail-reading.ts';
import { type SyncTask, settleSync } from './settle-sync.ts';

/** A login without an answer for this long was interrupted, for instance by a crash. */
const loginLimitSeconds = 300;
const taskGraceSeconds = 60;
const limit = 500;

/**
 * Settles orphans: interrupted logins, expired codes, and fetches whose job is lost or dead. Needs the system
 * context.
 */
export async function settleAbandoned(ctx: Context): Promise<void> {
  const logins = await selectUnsettledAccounts(ctx, {
    startedBefore: addSeconds(ctx.now(), -loginLimitSeconds),
    limit,
  });
  for (const { tenantId, mode, id } of logins) {
    const own = modeContext(tenantContext(ctx, tenantId), mode);
    await inTransaction(own, (tx) => settleAbandonedLogin(tx, id));
  }
  const startedBefore = addSeconds(ctx.now(), -taskGraceSeconds);
  const links = await selectAbandonedTasks(ctx, { type: 'LINK_ACCOUNT', jobName: fetchJob.name, startedBefore, limit });
  for (const { tenantId, mode, id, sourceId } of links) {
    const own = modeContext(tenantContext(ctx, tenantId), mode);
    await inTransaction(own, (tx) => settleAbandonedFetch(tx, id, sourceId));
  }
  const syncs = await selectAbandonedTasks(ctx, {
    type: 'UPDATE_ACCOUNT',
    jobName: syncJob.name,
    startedBefore,
    limit,
  });
  for (const { tenantId, mode, id: taskId, sourceId: accountId } of syncs) {
    const own = modeContext(tenantContext(ctx, tenantId), mode);
    await inTransaction(own, (tx) => settleAbandonedSync(tx, { accountId, taskId }));
  }
}

async function settleAbandonedLogin(tx: ModeContext, id: string): Promise<void> {
  const account = await selectAccountForUpdate(tx, id);
  if (!account) return;
  const { status, mfa } = account;
  if (status === 'PENDING' && addSeconds(account.statusUpdatedAt, loginLimitSeconds) < tx.now()) {
    await failAccount(tx, account, 'SYSTEM_ERROR');
    return;
  }
  const hasExpired = mfa !== null && new Date(mfa.expiresAt) < tx.now();
  if (!hasExpired) return;
  if (status === 'AWAITING_MFA') await failAccount(tx, account, 'MFA_TIMEOUT');
  else await updateConnection(tx, account, { stateSealed: null, mfa: null });
}

async function settleAbandonedFetch(tx: ModeContext, taskId: string, accountId: string): Promise<void> {
  const account = await selectAccountForUpdate(tx, accountId);
  const task = (await selectOpenTasks(tx, accountId)).find(({ id }) => id === taskId);
  if (!task) return;
  if (account?.status === 'CONNECTED') await failReading(tx, account, 'SYSTEM_ERROR');
  await finishTask(tx, task, { status: 'FAILED', errorCode: 'SYSTEM_ERROR' });
}

/** Fails a sync whose job was lost. */
function settleAbandonedSync(tx: ModeContext, job: SyncTask): Promise<void> {
  return settleSync(tx, job, { status: 'ERROR', errorCode: 'SYSTEM_ERROR' });
}
