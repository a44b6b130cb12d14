import type { UsageAction } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { hasSpent } from '../queries.ts';
import { refusalOf } from '../refusal.ts';
import { summarizeUsage } from './summarize-usage.ts';

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
