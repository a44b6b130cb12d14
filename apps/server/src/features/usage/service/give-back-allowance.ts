import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { defaultAllowances } from '../default-allowances.ts';
import { decrementUsed, insertAllowance, insertGivenBack } from '../queries.ts';

/** Gives back what was spent on a thing, in the transaction that deletes or fails it; nothing when nothing was, or twice. */
export async function giveBackAllowance(tx: ModeContext, action: UsageAction, reference: string): Promise<void> {
  await insertAllowance(tx, action, defaultAllowances[tx.mode][action]);
  if (await insertGivenBack(tx, action, reference)) await decrementUsed(tx, action);
}
