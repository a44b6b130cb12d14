import type { ModeContext } from '../../../context.ts';
import { isActionEnabled } from '../../usage/service/allowances.ts';
import { fingerprintOf, type LinkedAccount } from '../fingerprint.ts';
import { type NewAccountLink, upsertAccountLink } from '../queries.ts';

/** Counts this account for the other organizations of the network, in the transaction that stores its data. */
export async function recordLink(tx: ModeContext, account: LinkedAccount): Promise<void> {
  const fingerprint = fingerprintOf(tx, account);
  if (tx.mode === 'SANDBOX' || !fingerprint || !(await isActionEnabled(tx, 'CreateMaw'))) return;
  const link: NewAccountLink = { accountId: account.id, userId: account.userId, fingerprint };
  await upsertAccountLink(tx, link);
}
