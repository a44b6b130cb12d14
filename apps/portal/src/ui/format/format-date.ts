/** The browser's own formatter: a library for dates would load with every page. */
const inWords = { month: 'long', day: 'numeric', year: 'numeric' } as const;

/** A calendar date (`yyyy-MM-dd`) as `MMMM D, YYYY`; "-" if missing. */
export function formatDate(date: string | null): string {
  const day = readTime(date ?? '');
  return Number.isNaN(day.getTime()) ? '-' : formatDay(day);
}

/** The day of a time in the browser's zone, as `MMMM D, YYYY`. */
export function formatDay(time: Date): string {
  return time.toLocaleDateString('en-US', inWords);
}

/** A calendar month (`yyyy-MM`) as `MMMM YYYY`. */
export function formatMonth(month: string): string {
  return readTime(`${month}-01`).toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
}

/** A time in the browser's zone as `YYYY-MM-DD HH:mm:ss`, the Swedish format; fields for times hold it. */
export function toLocalTime(time: Date): string {
  return time.toLocaleString('sv-SE');
}

/** Reads a calendar date as its first moment in the browser's zone, and `YYYY-MM-DD HH:mm:ss` as a time there. */
export function readTime(text: string): Date {
  return new Date(text.length === 10 ? `${text}T00:00` : text.replace(' ', 'T'));
}
