import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { endAccount } from '../../accounts/service/revoke-account.ts';
import { selectAccountsOfUser } from '../../accounts/shared-queries.ts';
import { eraseArchivesOfUser } from '../../archives/service/revoke-archive.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { deleteFormsOfUser } from '../../forms/shared-queries.ts';
import { resetSessionsOfUser } from '../../site-sessions/shared-queries.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { deleteSessionPayloads } from '../../webhooks/shared-queries.ts';
import { updateSessionStatus } from '../shared-queries.ts';
import { getUser } from './list-users.ts';
import { requireEraseRight } from './require-erase-right.ts';

/**
 * Before a session is reset: ends every account, one by one, since sources are told, and answers how many they were.
 * @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS for a developer who may not erase
 */
export async function endAccountsOfUser(ctx: ModeContext, id: string): Promise<number> {
  await getUser(ctx, id);
  await requireEraseRight(ctx, id);
  const accounts = await selectAccountsOfUser(ctx, id);
  for (const account of accounts) await endAccount(ctx, account.id, 'account.revoke');
  return accounts.length;
}

/**
 * Erases what else the user shared and starts the session anew; the user and the tokens stay.
 * @throws ApiError MISSING_RESOURCE
 */
export async function resetSession(ctx: ModeContext, id: string, endedAccounts: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const user = await updateSessionStatus(tx, id, 'IN_PROGRESS');
    if (!user) throw missing();
    await resetSessionsOfUser(tx, id);
    await eraseArchivesOfUser(tx, id);
    const forms = await deleteFormsOfUser(tx, id);
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
