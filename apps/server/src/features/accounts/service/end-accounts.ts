import type { ModeContext } from '../../../context.ts';
import { selectAccountsOfUser } from '../shared-queries.ts';
import { endAccount } from './end-account.ts';

/** Ends a user's accounts one by one, since each source must be called. */
export async function endAccountsOfUser(ctx: ModeContext, userId: string): Promise<{ accounts: number }> {
  const accounts = await selectAccountsOfUser(ctx, userId);
  for (const { id } of accounts) await endAccount(ctx, id, 'account.revoke');
  return { accounts: accounts.length };
}
