import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { refusalOf } from '../refusal.ts';
import { trySpend } from './try-spend-allowance.ts';

/**
 * Spends one unit on the thing with this id, in the transaction that creates it. Idempotent per thing.
 * @throws ApiError UNAUTHORIZED_ACCESS with the reason when the action is closed or used up
 */
export async function spendAllowance(tx: ModeContext, action: UsageAction, reference: string): Promise<void> {
  const refusal = await trySpend(tx, action, reference);
  if (refusal) throw refusalOf(tx, action, refusal);
}
