/** Calendar dates as `yyyy-MM-dd`, months as `yyyy-MM`; all in UTC, from year 1 to 9999. */

const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'];

/** Sources send the calendar's first and last day for unknown ones, so what lies beyond counts as these. */
export function toDay(date: Date): string {
  const year = date.getUTCFullYear();
  if (year < 1) return firstDay;
  return year > 9999 ? lastDay : date.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date);
}

export function addMonths(month: string, months: number): string {
  const first = new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return toDay(first).slice(0, 7);
}

export function firstDayOf(month: string): string {
  return `${month}-01`;
}

export function lastDayOf(month: string): string {
  const day = new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + 1, 0);
  return toDay(day);
}

export function countMonths(from: string, to: string): number {
  return (yearOf(to) - yearOf(from)) * 12 + monthNumber(to) - monthNumber(from);
}

/** Full months between two days. */
export function countWholeMonths(from: string, to: string): number {
  return countMonths(from, to) - (to.slice(8) < from.slice(8) ? 1 : 0);
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function yearOf(dayOrMonth: string): number {
  return Number(dayOrMonth.slice(0, 4));
}

export function formatDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function monthNumber(dayOrMonth: string): number {
  return Number(dayOrMonth.slice(5, 7));
}
