import type { Account } from '@smile/contract/accounts';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import { selectAccountForUpdate } from '../queries.ts';
import { showAccount } from '../show-account.ts';

/**
 * Locks the account against revocation until the transaction ends.
 * @throws ApiError MISSING_RESOURCE
 */
export async function lockOpenAccount(tx: ModeContext, id: string): Promise<Account> {
  const account = await selectAccountForUpdate(tx, id);
  if (!account || account.status === 'DISCONNECTED') throw missing();
  return showAccount(account);
}
