import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { ApiError } from '../../../platform/errors.ts';
import { type AllowanceTerms, defaultAllowances } from '../default-allowances.ts';
import { describeRefusal } from '../describe-refusal.ts';
import {
  decrementUsed,
  hasSpent,
  insertAllowance,
  insertGivenBack,
  selectAllowances,
  selectLedgerSums,
} from '../queries.ts';
import { trySpend } from './try-spend-allowance.ts';

function refusalOf(ctx: ModeContext, action: UsageAction, terms: AllowanceTerms): ApiError {
  return new ApiError('UNAUTHORIZED_ACCESS', describeRefusal(ctx.mode, action, terms, ctx.config.contact));
}

/**
 * Fails early when a unit could not be spent now: for a new object, or for the one with this id. Reserves nothing; only
 * `spendAllowance` does.
 * @throws ApiError UNAUTHORIZED_ACCESS with the reason when the action is closed or used up
 */
export async function requireAllowance(ctx: ModeContext, action: UsageAction, reference?: string): Promise<void> {
  const row = (await selectAllowances(ctx)).find((allowance) => allowance.action === action);
  const { isEnabled, totalVolume } = row ?? defaultAllowances[ctx.mode][action];
  if (isEnabled && totalVolume === null) return;
  if (reference !== undefined && (await hasSpent(ctx, action, reference))) return;
  if (isEnabled && totalVolume !== null && (row?.usedVolume ?? (await sumLedger(ctx, action))) < totalVolume) return;
  throw refusalOf(ctx, action, { isEnabled, totalVolume });
}

async function sumLedger(ctx: ModeContext, action: UsageAction): Promise<number> {
  const [sum] = await selectLedgerSums(ctx, [action]);
  return sum?.usedVolume ?? 0;
}

/**
 * Spends one unit on the object with this id, in the transaction that creates it. Idempotent per object.
 * @throws ApiError UNAUTHORIZED_ACCESS with the reason when the action is closed or used up
 */
export async function spendAllowance(tx: ModeContext, action: UsageAction, reference: string): Promise<void> {
  const refusal = await trySpend(tx, action, reference);
  if (refusal) throw refusalOf(tx, action, refusal);
}

/** Refunds a unit in the transaction that deletes or fails the object. Idempotent; does nothing when none was spent. */
export async function refundAllowance(tx: ModeContext, action: UsageAction, reference: string): Promise<void> {
  await insertAllowance(tx, action, defaultAllowances[tx.mode][action]);
  if (await insertGivenBack(tx, action, reference)) await decrementUsed(tx, action);
}

/** True when the operator enabled the action, regardless of the remaining volume. */
export async function isActionEnabled(ctx: ModeContext, action: UsageAction): Promise<boolean> {
  const row = (await selectAllowances(ctx)).find((candidate) => candidate.action === action);
  return (row ?? defaultAllowances[ctx.mode][action]).isEnabled;
}
