import type { Provider } from '@smile/contract/providers';
import type { LinkAccount } from '@smile/contract/widget';
import type { Connector, LoginOutcome } from '../../../connectors/connector.ts';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { addSeconds } from '../../../platform/clock.ts';
import { missing } from '../../../platform/errors.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { noteLinked } from '../../invites/service/note-progress.ts';
import { noteSharedSource } from '../../site-visits/service/note-activity.ts';
import { startTask } from '../../tasks/service.ts';
import { trySpendAllowance } from '../../usage/service/try-spend-allowance.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { sealState, stepKey } from '../connector-state.ts';
import { fetchJob } from '../job-kinds.ts';
import { updateMonitor } from '../monitor-queries.ts';
import { findNextSync } from '../next-sync.ts';
import { type AccountRow, acceptsCode, selectAccountForUpdate, updateConnection } from '../queries.ts';
import { showLinkAccount } from '../show-account.ts';
import { failAccount } from './fail-account.ts';
import { forgetConnection } from './forget-connection.ts';
import { startSync } from './start-syncs.ts';

const mfaTries = 3;

interface Step {
  /** The account when the connector was called. */
  asked: AccountRow;
  provider: Provider;
  connector: Connector;
  outcome: LoginOutcome;
}

/**
 * Records the connector's answer to a login step, unless the account has changed since (newer login, revocation,
 * timeout).
 */
export async function settleLogin(ctx: ModeContext, step: Step): Promise<LinkAccount> {
  const { asked, provider, connector, outcome } = step;
  const account = await inTransaction(ctx, async (tx) => {
    const current = await selectAccountForUpdate(tx, asked.id);
    if (!current) throw missing();
    if (current.attempt !== asked.attempt || !awaitsOutcome(current)) return current;
    return recordOutcome(tx, current, provider, outcome);
  });
  const isUnwanted = account.status === 'DISCONNECTED' || account.status === 'ERROR';
  if (isUnwanted && outcome.status === 'CONNECTED')
    await forgetConnection(ctx, { key: stepKey(asked, 'revoke'), connector, provider, state: outcome.state });
  return showLinkAccount(account);
}

function awaitsOutcome(account: AccountRow): boolean {
  return account.status === 'PENDING' || acceptsCode(account);
}

async function recordOutcome(
  tx: ModeContext,
  account: AccountRow,
  provider: Provider,
  outcome: LoginOutcome,
): Promise<AccountRow> {
  const loginName = outcome.loginName ?? account.loginName;
  switch (outcome.status) {
    case 'ERROR': {
      const { stateSealed, mfa } = account;
      const canRetry = outcome.errorCode === 'INVALID_MFA' && mfa !== null && mfa.triesLeft > 0;
      return failAccount(tx, account, outcome.errorCode, { loginName, ...(canRetry && { stateSealed, mfa }) });
    }
    case 'AWAITING_MFA':
      return updateConnection(tx, account, {
        loginName,
        status: 'AWAITING_MFA',
        errorCode: null,
        errorMessage: null,
        stage: 'AWAITING_MFA',
        stateSealed: sealState(tx, account.id, outcome.state),
        mfa: {
          prompt: outcome.prompt,
          codeLength: outcome.codeLength,
          expiresAt: addSeconds(tx.now(), outcome.expiresInSeconds).toISOString(),
          resendAt: addSeconds(tx.now(), outcome.resendInSeconds).toISOString(),
          triesLeft: account.mfa?.triesLeft ?? mfaTries,
        },
      });
    case 'CONNECTED':
      return recordConnected(tx, account, provider, { ...outcome, loginName });
  }
}

async function recordConnected(
  tx: ModeContext,
  account: AccountRow,
  provider: Provider,
  outcome: Extract<LoginOutcome, { status: 'CONNECTED' }>,
): Promise<AccountRow> {
  const { loginName, state } = outcome;
  if (!(await trySpendAllowance(tx, 'ConnectAccount', account.id)))
    return failAccount(tx, account, 'SERVICE_UNAVAILABLE', { loginName });
  const connected = await updateConnection(tx, account, {
    loginName,
    status: 'CONNECTED',
    errorCode: null,
    errorMessage: null,
    stage: 'FETCHING',
    progress: 0,
    stateSealed: sealState(tx, account.id, state),
    mfa: null,
  });
  const { id: accountId, userId } = account;
  const providers = [provider.id];
  if (provider.connectionType === 'LOGIN')
    await publishEvent(tx, 'ACCOUNT_CONNECTED', { userId, accountId, loginName: loginName ?? '', providers });
  if (account.monitorStatus === 'USER_ACTION_REQUIRED') await resumeMonitor(tx, connected);
  else await startReading(tx, connected);
  await updateUserSummary(tx, userId);
  await noteLinked(tx, userId);
  await noteSharedSource(tx, userId);
  return connected;
}

async function startReading(tx: ModeContext, { id: accountId, userId, providerId }: AccountRow): Promise<void> {
  const taskId = await startTask(tx, {
    type: 'LINK_ACCOUNT',
    userId,
    sourceId: accountId,
    sourceType: 'ACCOUNT',
    providerId,
  });
  const { tenantId, mode } = tx;
  await enqueueJob(tx, fetchJob, { tenantId, mode, accountId, taskId }, { dedupeKey: taskId });
}

/** Resumes syncing after a new login and keeps the data. */
async function resumeMonitor(tx: ModeContext, account: AccountRow): Promise<void> {
  const nextSyncAt = findNextSync(account.connectedAt ?? account.createdAt, tx.now());
  await updateMonitor(tx, account.id, { status: 'ACTIVE', nextSyncAt });
  await startSync(tx, account);
}
