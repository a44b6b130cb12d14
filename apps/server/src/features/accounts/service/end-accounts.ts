import type { ModeContext } from '../../../context.ts';
import { selectAccountsOfUser } from '../shared-queries.ts';
import { endAccount } from './end-account.ts';

/** Ends every account of a user, one by one, since sources are told. */
export async function endAccountsOfUser(ctx: ModeContext, userId: string): Promise<{ accounts: number }> {
  const accounts = await selectAccountsOfUser(ctx, userId);
  for (const { id } of accounts) await endAccount(ctx, id, 'account.revoke');
  return { accounts: accounts.length };
}
