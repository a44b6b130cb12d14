import type { ModeContext } from '../../../context.ts';
import { endAccount } from '../../accounts/service/end-account.ts';
import { selectAccountsOfUser } from '../../accounts/shared-queries.ts';
import { requireEraseRight } from '../../users/service/require-erase-right.ts';
import { getUser } from '../../users/service/users.ts';

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
