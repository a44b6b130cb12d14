/** Calendar dates as `yyyy-MM-dd`, months as `yyyy-MM`; all in UTC. */

export function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date);
}

export function addMonths(month: string, months: number): string {
  return toDay(new Date(Date.UTC(yearOf(month), monthNumber(month) - 1 + months, 1))).slice(0, 7);
}

export function firstDayOf(month: string): string {
  return `${month}-01`;
}

export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
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
