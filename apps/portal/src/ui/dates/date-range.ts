/** Calendar dates as `yyyy-MM-dd`, both inclusive. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangeLimits {
  minDays: number;
  maxDays: number;
  /** Days from the first selectable day to today. */
  windowDays: number;
}

export type DateRangeEnd = keyof DateRange;

export interface DateRangeProblem {
  end: DateRangeEnd;
  message: string;
}

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

const dayMs = 24 * 3600 * 1000;

/**
 * Today in UTC, the server's calendar. Lists by day end with this day: in the browser's zone it may be yesterday or
 * tomorrow.
 */
export function todayInUtc(): string {
  return dateOf(Date.now());
}

/** Calendar day of a time in the browser's zone. */
export function toDate(time: Date): string {
  return dateOf(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()));
}

export function isDate(text: string): boolean {
  return datePattern.test(text) && !Number.isNaN(dayOf(text)) && dateOf(dayOf(text)) === text;
}

/** Both values if they are in order; neither if a URL has them reversed. */
export function keepInOrder<T extends string>(from: T | undefined, to: T | undefined): [T | undefined, T | undefined] {
  return from && to && from > to ? [undefined, undefined] : [from, to];
}

export function firstSelectableDate(limits: DateRangeLimits, today: string): string {
  return dateOf(dayOf(today) - limits.windowDays * dayMs);
}

/** The day `days` earlier. */
export function daysBefore(date: string, days: number): string {
  return dateOf(dayOf(date) - days * dayMs);
}

/** The last month up to today; if the previous month lacks the day, its last day is used. */
export function lastMonth(today: string): DateRange {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return { start: dateOf(Date.UTC(year, month - 2, Math.min(day, lastDay))), end: today };
}

/** Whether a range between these days, in any order, is too short or too long. */
export function isLengthRefused(one: string, other: string, limits: DateRangeLimits): boolean {
  const days = Math.abs(dayOf(other) - dayOf(one)) / dayMs + 1;
  return days < limits.minDays || days > limits.maxDays;
}

/** Calculated in UTC, where all days have the same length. */
function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dateOf(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** Warning for a range whose `changed` end was just selected; null if valid. The texts are specified. */
export function findDateRangeProblem(
  range: DateRange,
  changed: DateRangeEnd,
  limits: DateRangeLimits,
  today: string,
): DateRangeProblem | null {
  const first = firstSelectableDate(limits, today);
  for (const end of ['start', 'end'] as const) {
    if (!isDate(range[end])) return { end, message: 'Please enter a date.' };
    if (range[end] > today) return { end, message: 'The date cannot be in the future.' };
    if (range[end] < first) return { end, message: `The date cannot be more than ${limits.windowDays} days ago.` };
  }
  if (range.start > range.end) {
    return changed === 'start'
      ? { end: 'start', message: 'The start time cannot be later than the end time!' }
      : { end: 'end', message: 'The end time cannot be later than the start time!' };
  }
  if (!isLengthRefused(range.start, range.end, limits)) return null;
  return { end: changed, message: `Please choose ${limits.minDays} to ${limits.maxDays} days.` };
}
