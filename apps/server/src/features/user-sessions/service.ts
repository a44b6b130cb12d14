import type { UserPayload } from '@smile/contract/user-sessions';
import type { UserHoldings } from '@smile/contract/users';
import { inTransaction, type ModeContext } from '../../context.ts';
import { missing } from '../../platform/errors.ts';
import { endAccount } from '../accounts/service/end-account.ts';
import { selectAccountsOfUser } from '../accounts/shared-queries.ts';
import { eraseArchivesOfUser } from '../archives/service/archive-removal.ts';
import { listArchivesOfUser } from '../archives/service/list-archives.ts';
import { recordAudit } from '../audit-log/service.ts';
import { findDatasource } from '../datasources/service/datasources.ts';
import { listFormsOfUser } from '../forms/service.ts';
import { countFormsOfUser, deleteFormsOfUser } from '../forms/shared-queries.ts';
import { isInvited } from '../invites/service/invites.ts';
import { eraseFilesOfUser } from '../site-files/service/file-removal.ts';
import { resetSessionsOfUser, selectCalculatedOfUser } from '../site-visits/shared-queries.ts';
import { listSavedDatapoints } from '../tasks/service.ts';
import { readWebhookPayloads } from '../user-data/service/read-webhook-payload.ts';
import { countUserData } from '../user-data/service/user-data.ts';
import { requireEraseRight } from '../users/service/require-erase-right.ts';
import { getUser } from '../users/service/users.ts';
import { updateSessionStatus } from '../users/shared-queries.ts';
import { publishEvent } from '../webhooks/service/publish-event.ts';
import { deleteSessionPayloads } from '../webhooks/shared-queries.ts';

/** Counts what erasing the user would delete. @throws ApiError MISSING_RESOURCE */
export async function getUserHoldings(ctx: ModeContext, userId: string): Promise<UserHoldings> {
  await getUser(ctx, userId);
  const accounts = await selectAccountsOfUser(ctx, userId);
  const itemCounts = await countUserData(ctx, userId);
  const archives = await listArchivesOfUser(ctx, userId);
  return {
    accounts: accounts.map(({ id, providerId }) => ({
      accountId: id,
      providerId,
      providerName: findDatasource(ctx, providerId)?.name ?? providerId,
      itemCount: itemCounts.get(id) ?? 0,
    })),
    archives: archives.map(({ id, type, rawFiles }) => ({ archiveId: id, fileType: type, fileCount: rawFiles.length })),
    formCount: await countFormsOfUser(ctx, userId),
    isInvited: await isInvited(ctx, userId),
  };
}

/** Everything that the user shared and did not revoke. @throws ApiError MISSING_RESOURCE */
export async function getUserPayload(ctx: ModeContext, id: string): Promise<UserPayload> {
  const { session } = await getUser(ctx, id);
  const forms = await listFormsOfUser(ctx, id);
  const calculatedValues = await selectCalculatedOfUser(ctx, id);
  const connected = (await selectAccountsOfUser(ctx, id)).filter(({ status }) => status === 'CONNECTED');
  const kept = await listArchivesOfUser(ctx, id);
  const sourceIds = [...connected, ...kept].map((source) => source.id);
  const datapoints = await listSavedDatapoints(ctx, sourceIds);
  const payloadOf = await readWebhookPayloads(ctx, sourceIds, datapoints);
  return {
    metadata: session,
    forms: forms.map(({ id: formId, name, data }) => ({ id: formId, name, data })),
    calculatedValues,
    accounts: connected.map(({ id: accountId, providerId }) => ({
      id: accountId,
      providerId,
      payload: payloadOf(accountId),
    })),
    archives: kept.map(({ id: archiveId, type }) => ({ id: archiveId, fileType: type, payload: payloadOf(archiveId) })),
  };
}

/**
 * Erases what the user shared besides accounts and restarts the session; keeps the user and their tokens.
 * @throws ApiError MISSING_RESOURCE
 */
export async function resetSession(ctx: ModeContext, id: string, endedAccounts: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const user = await updateSessionStatus(tx, id, 'IN_PROGRESS');
    if (!user) throw missing();
    await resetSessionsOfUser(tx, id);
    await eraseArchivesOfUser(tx, id);
    const forms = await deleteFormsOfUser(tx, id);
    await eraseFilesOfUser(tx, id);
    await deleteSessionPayloads(tx, id);
    await publishEvent(tx, 'USER_SESSION_RESET', { session: user.session });
    await recordAudit(tx, {
      action: 'user.reset-session',
      entityType: 'user',
      entityId: id,
      before: { accounts: endedAccounts, forms },
    });
  });
}

/**
 * Ends a user's accounts before a session reset, one by one since each source must be called, and returns the count.
 * @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS for a developer who may not erase
 */
export async function endAccountsOfUser(ctx: ModeContext, id: string): Promise<number> {
  await getUser(ctx, id);
  await requireEraseRight(ctx, id);
  const accounts = await selectAccountsOfUser(ctx, id);
  for (const account of accounts) await endAccount(ctx, account.id, 'account.revoke');
  return accounts.length;
}
