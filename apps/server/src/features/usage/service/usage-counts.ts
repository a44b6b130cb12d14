import type { List } from '@smile/contract/common';
import { usageWindow } from '@smile/contract/retention';
import type { UsageDay } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { checkDateRange, type DateRange, dateInDays } from '../../../platform/date-range.ts';
import { selectUsageDays } from '../queries.ts';

const rangeRule = { ...usageWindow, slackDays: 0, names: { start: 'startDate', end: 'endDate' } };

/** @throws ApiError INVALID_PARAMETERS when the dates are outside the window or the range is not 2 to 60 days */
export async function listAccountUsage(ctx: ModeContext, range: DateRange): Promise<List<UsageDay>> {
  checkDateRange(range, rangeRule, ctx.now());
  return { nextCursor: null, items: await selectUsageDays(ctx, range) };
}

/** Counts per day up to and including today. */
export function countLastDays(ctx: ModeContext, days: number): Promise<UsageDay[]> {
  return selectUsageDays(ctx, { startDate: dateInDays(ctx.now(), 1 - days), endDate: dateInDays(ctx.now(), 0) });
}
