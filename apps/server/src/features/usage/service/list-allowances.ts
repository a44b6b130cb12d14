import type { List } from '@smile/contract/common';
import { type Allowance, usageActionSchema } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { toApiTime } from '../../../platform/clock.ts';
import { defaultAllowances } from '../default-allowances.ts';
import { selectAllowances, selectLastUses, selectLedgerSums } from '../queries.ts';

const actions = usageActionSchema.options;

/** Terms, use and last use of every action in the mode. */
export async function listAllowances(ctx: ModeContext): Promise<List<Allowance>> {
  const [rows, lastUses] = await Promise.all([selectAllowances(ctx), selectLastUses(ctx, actions)]);
  // Rows of unmetered actions have no valid count.
  const counted = rows.filter(({ totalVolume }) => totalVolume !== null);
  const uncounted = actions.filter((action) => !counted.some((row) => row.action === action));
  const sums = await selectLedgerSums(ctx, uncounted);
  const items = actions.map((action): Allowance => {
    const row = rows.find((candidate) => candidate.action === action);
    const { isEnabled, totalVolume } = row ?? defaultAllowances[ctx.mode][action];
    const usedVolume = [...counted, ...sums].find((one) => one.action === action)?.usedVolume ?? 0;
    const remainVolume = totalVolume === null ? null : Math.max(0, totalVolume - usedVolume);
    const lastUse = lastUses.find((use) => use.action === action);
    const lastUsedAt = lastUse ? toApiTime(lastUse.createdAt) : null;
    return { mode: ctx.mode, action, isEnabled, usedVolume, totalVolume, remainVolume, lastUsedAt };
  });
  return { nextCursor: null, items };
}
