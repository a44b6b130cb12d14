import { type UsageAction, type UsageSummary, usageActionSchema } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { defaultAllowances } from '../default-allowances.ts';
import { hasSpent, selectAllowances, selectLedgerSums } from '../queries.ts';
import { refusalOf } from './spend-allowance.ts';

const actions = usageActionSchema.options;

/** What is left of each allowance of the mode. */
export async function summarizeUsage(ctx: ModeContext): Promise<{ actionUsageSummaries: UsageSummary[] }> {
  const rows = await selectAllowances(ctx);
  const unused = actions.filter((action) => !rows.some((row) => row.action === action));
  const sums = await selectLedgerSums(ctx, unused);
  const summaries = actions.map((action): UsageSummary => {
    const row = rows.find((candidate) => candidate.action === action);
    const { isEnabled, totalVolume } = row ?? defaultAllowances[ctx.mode][action];
    const usedVolume = (row ?? sums.find((sum) => sum.action === action))?.usedVolume ?? 0;
    const usageDetail =
      totalVolume === null ? null : { remainVolume: Math.max(0, totalVolume - usedVolume), totalVolume };
    return { action, enabled: isEnabled, usageDetail };
  });
  return { actionUsageSummaries: summaries };
}

/** Whether the operator lets the tenant do it at all, whatever is left of it. */
export async function isActionEnabled(ctx: ModeContext, action: UsageAction): Promise<boolean> {
  const row = (await selectAllowances(ctx)).find((candidate) => candidate.action === action);
  return (row ?? defaultAllowances[ctx.mode][action]).isEnabled;
}

/**
 * Refuses early what could not be spent now, on a new thing or on the one with this id. It keeps nothing for later:
 * what counts is `spendAllowance`.
 * @throws ApiError UNAUTHORIZED_ACCESS saying why when the action is closed or nothing is left
 */
export async function requireAllowance(ctx: ModeContext, action: UsageAction, reference?: string): Promise<void> {
  if (reference !== undefined && (await hasSpent(ctx, action, reference))) return;
  const { actionUsageSummaries } = await summarizeUsage(ctx);
  const { enabled, usageDetail } = actionUsageSummaries.find((summary) => summary.action === action)!;
  if (enabled && (usageDetail === null || usageDetail.remainVolume > 0)) return;
  throw refusalOf(ctx, action, { isEnabled: enabled, totalVolume: usageDetail?.totalVolume ?? null });
}
