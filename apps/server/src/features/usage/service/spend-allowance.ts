import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { type AllowanceTerms, defaultAllowances } from '../default-allowances.ts';
import { describeRefusal } from '../describe-refusal.ts';
import {
  decrementUsed,
  hasSpent,
  incrementUsed,
  insertAllowance,
  insertGivenBack,
  insertSpent,
  selectAllowanceForShare,
} from '../queries.ts';

/**
 * Spends one unit on the thing with this id, in the transaction that creates it; once per thing, however often asked.
 * @throws ApiError UNAUTHORIZED_ACCESS saying why when the action is closed or nothing is left
 */
export async function spendAllowance(tx: ModeContext, action: UsageAction, reference: string): Promise<void> {
  const refusal = await trySpend(tx, action, reference);
  if (refusal) throw refusalOf(tx, action, refusal);
}

/** The same for who must go on without: false when the action is closed or nothing is left. */
export async function trySpendAllowance(tx: ModeContext, action: UsageAction, reference: string): Promise<boolean> {
  return (await trySpend(tx, action, reference)) === null;
}

/** Gives back what was spent on a thing, in the transaction that deletes or fails it; nothing when nothing was, or twice. */
export async function giveBackAllowance(tx: ModeContext, action: UsageAction, reference: string): Promise<void> {
  await insertAllowance(tx, action, defaultAllowances[tx.mode][action]);
  if (await insertGivenBack(tx, action, reference)) await decrementUsed(tx, action);
}

export function refusalOf(ctx: ModeContext, action: UsageAction, terms: AllowanceTerms): ApiError {
  return new ApiError('UNAUTHORIZED_ACCESS', describeRefusal(ctx.mode, action, terms));
}

/** Null when it was spent, else the terms that forbid it. */
async function trySpend(tx: ModeContext, action: UsageAction, reference: string): Promise<AllowanceTerms | null> {
  if (await hasSpent(tx, action, reference)) return null;
  const refusal = await takeUnit(tx, action);
  if (refusal === null) await insertSpent(tx, action, reference);
  return refusal;
}

/** Tried again where the allowance was just made, or its terms changed between the two statements. */
async function takeUnit(tx: ModeContext, action: UsageAction): Promise<AllowanceTerms | null> {
  if (await incrementUsed(tx, action)) return null;
  const allowance = await selectAllowanceForShare(tx, action);
  if (!allowance) await insertAllowance(tx, action, defaultAllowances[tx.mode][action]);
  else if (!allowance.isEnabled) return allowance;
  else if (allowance.totalVolume === null) return null;
  else if (allowance.usedVolume >= allowance.totalVolume) return allowance;
  return takeUnit(tx, action);
}
