import { inTransaction, type ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { listAccountsOfUser } from '../../accounts/service/list-accounts.ts';
import { endAccount } from '../../accounts/service/revoke-account.ts';
import { eraseArchivesOfUser } from '../../archives/service/revoke-archive.ts';
import { depersonalizeAudit, recordAudit } from '../../audit-log/service.ts';
import { announceAccessChange } from '../../auth/service/access-changes.ts';
import { eraseFormsOfUser } from '../../forms/service.ts';
import { eraseSessionPayloads } from '../../webhooks/service/keep-events.ts';
import { deleteUser, lockUser } from '../queries.ts';
import { getUser } from './list-users.ts';

/**
 * Erases an end user: every account and archive is revoked, with its event, then the user goes with everything that
 * hangs on it; files follow by their job.
 * What remains are events and audit entries that name the user by the id alone.
 * @throws ApiError MISSING_RESOURCE
 */
export async function eraseUser(ctx: ModeContext, userId: string): Promise<void> {
  await getUser(ctx, userId);
  let revoked = 0;
  for (;;) {
    for (const { id } of await listAccountsOfUser(ctx, userId)) {
      await endAccount(ctx, id, 'account.revoke');
      revoked += 1;
    }
    if (await inTransaction(ctx, (tx) => deleteWithoutAccounts(tx, userId, revoked))) return;
  }
}

/** False when the user has connected something in the meantime. */
async function deleteWithoutAccounts(tx: ModeContext, userId: string, revoked: number): Promise<boolean> {
  if (!(await lockUser(tx, userId))) throw missing();
  if ((await listAccountsOfUser(tx, userId)).length > 0) return false;
  await eraseArchivesOfUser(tx, userId);
  const forms = await eraseFormsOfUser(tx, userId);
  await eraseSessionPayloads(tx, userId);
  await depersonalizeAudit(tx, userId);
  await deleteUser(tx, userId);
  await recordAudit(tx, {
    action: 'user.erase',
    entityType: 'user',
    entityId: userId,
    before: { mode: tx.mode, accounts: revoked, forms },
  });
  await announceAccessChange(tx);
  return true;
}
