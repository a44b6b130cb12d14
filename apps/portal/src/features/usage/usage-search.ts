import { usageWindow } from '@smile/contract/retention';
import { type DateRange, findDateRangeProblem, lastMonth } from '../../ui/dates/date-range.ts';

/** The period in the URL; empty for the default. */
export interface UsageSearch {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

const maxLength = 10;

export function readUsageSearch(search: Record<string, unknown>): UsageSearch {
  return { startDate: readText(search.startDate), endDate: readText(search.endDate) };
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, maxLength) : undefined;
}

/** The period from the URL; the default if the dates are invalid or out of range. */
export function readPeriod({ startDate = '', endDate = '' }: UsageSearch, today: string): DateRange {
  const range = { start: startDate, end: endDate };
  return findDateRangeProblem(range, 'start', usageWindow, today) ? lastMonth(today) : range;
}

export function writePeriod({ start, end }: DateRange, today: string): UsageSearch {
  const usual = lastMonth(today);
  return start === usual.start && end === usual.end ? {} : { startDate: start, endDate: end };
}
