import type { ModeContext } from '../../../context.ts';
import { refundAllowance } from '../../usage/service/allowances.ts';
import type { Lookup, LookupNoun, SettledOutcome } from '../lookup.ts';
import { updateSettled } from '../queries.ts';

/**
 * Stores a lookup's outcome; null when it already had one. Refunds the unit of a lookup that ends in ERROR, which is
 * the fault of the platform or its source.
 */
export async function storeOutcome<Request extends object, Result extends object>(
  tx: ModeContext,
  noun: LookupNoun<Request, Result>,
  id: string,
  outcome: SettledOutcome<Result>,
): Promise<Lookup<Request, Result> | null> {
  const settled = await updateSettled<Request, Result>(tx, id, outcome);
  if (!settled) return null;
  if (outcome.status === 'ERROR') await refundAllowance(tx, noun.action, id);
  await noun.onSettled?.(tx, settled);
  return settled;
}
