import type { ModeContext } from '../../../context.ts';
import { giveBackAllowance } from '../../usage/service/allowances.ts';
import type { Lookup, LookupNoun, SettledOutcome } from '../lookup.ts';
import { updateSettled } from '../queries.ts';

/**
 * Stores the end of a lookup; null when it had ended before. One that ends in an error was failed by the platform or its
 * source, and costs nothing.
 */
export async function storeOutcome<Request extends object, Result extends object>(
  tx: ModeContext,
  noun: LookupNoun<Request, Result>,
  id: string,
  outcome: SettledOutcome<Result>,
): Promise<Lookup<Request, Result> | null> {
  const settled = await updateSettled<Request, Result>(tx, id, outcome);
  if (!settled) return null;
  if (outcome.status === 'ERROR') await giveBackAllowance(tx, noun.action, id);
  await noun.onSettled?.(tx, settled);
  return settled;
}
