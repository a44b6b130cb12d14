import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { listAccountsOfUser } from '../../accounts/service/list-accounts.ts';
import { endAccount } from '../../accounts/service/revoke-account.ts';
import { eraseArchivesOfUser } from '../../archives/service/revoke-archive.ts';
import { recordAudit } from '../../audit-log/service.ts';
import { eraseFormsOfUser } from '../../forms/service.ts';
import { resetSiteSessions } from '../../site-sessions/service/track-session.ts';
import { eraseSessionPayloads } from '../../webhooks/service/keep-events.ts';
import { publishEvent } from '../../webhooks/service/publish-event.ts';
import { updateSessionStatus } from '../queries.ts';
import { getUser } from './list-users.ts';
import { requireEraseRight } from './require-erase-right.ts';

/**
 * Before a session is reset: ends every account, one by one, since sources are told, and answers how many they were.
 * @throws ApiError MISSING_RESOURCE; UNAUTHORIZED_ACCESS for a developer who may not erase
 */
export async function endAccountsOfUser(ctx: ModeContext, id: string): Promise<number> {
  await getUser(ctx, id);
  await requireEraseRight(ctx, id);
  const accounts = await listAccountsOfUser(ctx, id);
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
    await resetSiteSessions(tx, id);
    await eraseArchivesOfUser(tx, id);
    const forms = await eraseFormsOfUser(tx, id);
    await eraseSessionPayloads(tx, id);
    await publishEvent(tx, 'USER_SESSION_RESET', { session: user.session });
    await recordAudit(tx, {
      action: 'user.reset-session',
      entityType: 'user',
      entityId: id,
      before: { accounts: endedAccounts, forms },
    });
  });
}
