import { connectorFor } from '../../../connectors/registry.ts';
import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { eraseExports } from '../../account-exports/service.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { findDatasource } from '../../datasources/service/datasources.ts';
import { noteRevoked } from '../../invites/service/note-progress.ts';
import { noteRevokedSource } from '../../site-visits/service/note-activity.ts';
import { finishTask } from '../../tasks/service.ts';
import { selectOpenTasks } from '../../tasks/shared-queries.ts';
import { deleteAccountLink, deleteSourceData } from '../../user-data/shared-queries.ts';
import { updateUserSummary } from '../../users/shared-queries.ts';
import { erasePayloads } from '../../webhooks/service/erase-events.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { deleteSessionPayloads } from '../../webhooks/shared-queries.ts';
import { openState, stepKey } from '../connector-state.ts';
import { updateMonitor } from '../monitor-queries.ts';
import { type AccountRow, selectAccount, selectAccountForUpdate, updateConnection } from '../queries.ts';
import { forgetConnection } from './forget-connection.ts';

type EndAction = 'account.revoke' | 'account.expire';

/**
 * Ends a connection and records `action` in the audit log.
 * @throws ApiError MISSING_RESOURCE
 */
export async function endAccount(ctx: ModeContext, id: string, action: EndAction): Promise<void> {
  const account = await selectAccount(ctx, id);
  if (!account) throw missing();
  if (account.status === 'DISCONNECTED') return;
  await forgetAtSource(ctx, account);
  await inTransaction(ctx, async (tx) => {
    const current = await selectAccountForUpdate(tx, id);
    if (current && current.status !== 'DISCONNECTED') await eraseAccount(tx, current, action);
  });
}

async function forgetAtSource(ctx: ModeContext, account: AccountRow): Promise<void> {
  const provider = findDatasource(ctx, account.providerId);
  const connector = provider && connectorFor(ctx, provider);
  const state = openState(ctx, account);
  if (provider && connector && state)
    await forgetConnection(ctx, { key: stepKey(account, 'revoke'), connector, provider, state });
}

async function eraseAccount(tx: ModeContext, account: AccountRow, action: EndAction): Promise<void> {
  const { id: accountId, userId, providerId } = account;
  for (const task of await selectOpenTasks(tx, accountId))
    await finishTask(tx, task, { status: 'FAILED', errorCode: 'ACCOUNT_INACCESSIBLE' });
  await deleteSourceData(tx, accountId);
  await eraseExports(tx, accountId);
  await erasePayloads(tx, accountId);
  await deleteSessionPayloads(tx, userId);
  if (action !== 'account.expire') await deleteAccountLink(tx, accountId);
  await updateConnection(tx, account, {
    loginName: null,
    status: 'DISCONNECTED',
    errorCode: null,
    errorMessage: null,
    stateSealed: null,
    mfa: null,
  });
  if (account.monitorStatus !== 'UNSUPPORTED')
    await updateMonitor(tx, accountId, { status: 'UNSUPPORTED', nextSyncAt: null });
  await publishEvent(tx, 'ACCOUNT_DISCONNECTED', { userId, accountId, providers: [providerId] });
  await recordAudit(tx, {
    action,
    entityType: 'account',
    entityId: accountId,
    before: { status: account.status },
    after: { status: 'DISCONNECTED', mode: tx.mode },
  });
  await updateUserSummary(tx, userId);
  await noteRevoked(tx, userId);
  await noteRevokedSource(tx, userId);
}
