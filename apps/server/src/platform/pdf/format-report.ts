const dateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const monthFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** `MMMM D, YYYY, h:mm A` with the zone, since a document cannot know its reader's zone. */
export function formatReportTime(time: Date): string {
  return `${dateFormat.format(time)}, ${timeFormat.format(time).replace(/\s/g, ' ')} UTC`;
}

/** Formats a date or time as `MMMM D, YYYY`; empty when missing or invalid. */
export function formatReportDate(date: string | null): string {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? '' : dateFormat.format(time);
}

/** Formats `2026-01` as `January 2026`; empty when invalid. */
export function formatReportMonth(month: string): string {
  const time = Date.parse(month);
  return Number.isNaN(time) ? '' : monthFormat.format(time);
}
