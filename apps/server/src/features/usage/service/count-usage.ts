import type { List } from '@smile/contract/common';
import { type UsageDay, usageWindow } from '@smile/contract/usage';
import type { ModeContext } from '../../../context.ts';
import { addSeconds, toApiTime } from '../../../platform/clock.ts';
import { invalid } from '../../../platform/errors.ts';
import { selectUsageDays } from '../queries.ts';

const daySeconds = 86_400;

interface DateRange {
  startDate: string;
  endDate: string;
}

/** @throws ApiError INVALID_PARAMETERS when the dates leave the window or make no range of 2 to 60 days */
export async function listAccountUsage(ctx: ModeContext, range: DateRange): Promise<List<UsageDay>> {
  checkRange(ctx, range);
  return { nextCursor: null, items: await selectUsageDays(ctx, range) };
}

/** The last days up to today. */
export function countLastDays(ctx: ModeContext, days: number): Promise<UsageDay[]> {
  return selectUsageDays(ctx, { startDate: dayAgo(ctx, days - 1), endDate: dayAgo(ctx, 0) });
}

function checkRange(ctx: ModeContext, { startDate, endDate }: DateRange): void {
  const { minDays, maxDays, windowDays } = usageWindow;
  const days = (Date.parse(endDate) - Date.parse(startDate)) / (daySeconds * 1000) + 1;
  if (days < 1) throw invalid('startDate cannot be later than endDate.');
  if (endDate > dayAgo(ctx, 0)) throw invalid('endDate cannot be in the future.');
  if (startDate < dayAgo(ctx, windowDays)) throw invalid(`startDate cannot be more than ${windowDays} days ago.`);
  if (days < minDays || days > maxDays) throw invalid(`The dates must span ${minDays} to ${maxDays} days.`);
}

function dayAgo(ctx: ModeContext, days: number): string {
  return toApiTime(addSeconds(ctx.now(), -days * daySeconds)).slice(0, 10);
}
