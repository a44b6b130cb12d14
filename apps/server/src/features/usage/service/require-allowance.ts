import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { defaultAllowances } from '../default-allowances.ts';
import { hasSpent, selectAllowances, selectLedgerSums } from '../queries.ts';
import { refusalOf } from '../refusal.ts';

/**
 * Fails early when a unit could not be spent now, on a new thing or on the one with this id. Reserves nothing: only
 * `spendAllowance` counts.
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
