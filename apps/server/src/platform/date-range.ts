import { invalid } from './errors.ts';

const dayMs = 86_400_000;

/** Calendar dates as `yyyy-MM-dd`, both included. */
export interface DateRange {
  startDate: string;
  endDate: string;
}

interface DateRangeRule {
  minDays: number;
  maxDays: number;
  /** First allowed day, in days before today. */
  windowDays: number;
  /** Tolerance around the window in days, since the caller's time zone may be a day away from UTC. */
  slackDays: number;
  /** Names of the two dates in error messages. */
  names: { start: string; end: string };
}

/** @throws ApiError INVALID_PARAMETERS when the dates are outside the window or the range has no allowed length */
export function checkDateRange({ startDate, endDate }: DateRange, rule: DateRangeRule, now: Date): void {
  const { minDays, maxDays, windowDays, slackDays, names } = rule;
  const days = (Date.parse(endDate) - Date.parse(startDate)) / dayMs + 1;
  if (days < 1) throw invalid(`${names.start} cannot be later than ${names.end}.`);
  if (endDate > dateInDays(now, slackDays)) throw invalid(`${names.end} cannot be in the future.`);
  if (startDate < dateInDays(now, -windowDays - slackDays))
    throw invalid(`${names.start} cannot be more than ${windowDays} days ago.`);
  if (days < minDays || days > maxDays) throw invalid(`The dates must span ${minDays} to ${maxDays} days.`);
}

/** UTC date this many days after now; negative for days before. */
export function dateInDays(now: Date, days: number): string {
  return new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
}
