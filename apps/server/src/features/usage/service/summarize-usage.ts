import { type UsageSummary, usageActionSchema } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { defaultAllowances } from '../default-allowances.ts';
import { selectAllowances, selectLedgerSums } from '../queries.ts';

const actions = usageActionSchema.options;

/** Remaining volume of each allowance of the mode. */
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
