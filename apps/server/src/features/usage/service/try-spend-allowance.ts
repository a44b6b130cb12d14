import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { type AllowanceTerms, defaultAllowances } from '../default-allowances.ts';
import { hasSpent, incrementUsed, insertAllowance, insertSpent, selectAllowanceForSpending } from '../queries.ts';
import { warnOfUse } from './warn-of-use.ts';

/** Like `spendAllowance`, but returns false when the action is closed or used up. */
export async function trySpendAllowance(tx: ModeContext, action: UsageAction, reference: string): Promise<boolean> {
  return (await trySpend(tx, action, reference)) === null;
}

/** Returns null on success, else the terms that refused it. */
export async function trySpend(
  tx: ModeContext,
  action: UsageAction,
  reference: string,
): Promise<AllowanceTerms | null> {
  if (await hasSpent(tx, action, reference)) return null;
  const refusal = await takeUnit(tx, action);
  if (refusal === null) await insertSpent(tx, action, reference);
  return refusal;
}

/** Retries when the allowance was created or its terms changed between the two statements. */
async function takeUnit(tx: ModeContext, action: UsageAction): Promise<AllowanceTerms | null> {
  const use = await incrementUsed(tx, action);
  if (use) {
    await warnOfUse(tx, action, use);
    return null;
  }
  const allowance = await selectAllowanceForSpending(tx, action);
  if (!allowance) await insertAllowance(tx, action, defaultAllowances[tx.mode][action]);
  else if (!allowance.isEnabled) return allowance;
  else if (allowance.totalVolume === null) return null;
  else if (allowance.usedVolume >= allowance.totalVolume) return allowance;
  return takeUnit(tx, action);
}
