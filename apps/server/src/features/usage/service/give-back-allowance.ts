import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { defaultAllowances } from '../default-allowances.ts';
import { decrementUsed, insertAllowance, insertGivenBack } from '../queries.ts';

/** Refunds a unit in the transaction that deletes or fails the thing. Idempotent; does nothing when none was spent. */
export async function giveBackAllowance(tx: ModeContext, action: UsageAction, reference: string): Promise<void> {
  await insertAllowance(tx, action, defaultAllowances[tx.mode][action]);
  if (await insertGivenBack(tx, action, reference)) await decrementUsed(tx, action);
}
