import type { UsageDay } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { dateInDays } from '../../../platform/date-range.ts';
import { selectUsageDays } from '../queries.ts';

/** Counts per day up to and including today. */
export function countLastDays(ctx: ModeContext, days: number): Promise<UsageDay[]> {
  return selectUsageDays(ctx, { startDate: dateInDays(ctx.now(), 1 - days), endDate: dateInDays(ctx.now(), 0) });
}
