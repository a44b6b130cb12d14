import { formatDay } from './format-date.ts';

const weekMs = 7 * 86_400_000;

/** Durations in words: the largest count of a unit, its seconds, and the text with the count as "#". */
const durations: [max: number, unitSeconds: number, text: string][] = [
  [44, 1, 'a few seconds'],
  [89, 1, 'a minute'],
  [44, 60, '# minutes'],
  [89, 60, 'an hour'],
  [21, 3600, '# hours'],
  [35, 3600, 'a day'],
  [Number.POSITIVE_INFINITY, 86_400, '# days'],
];

/** `MMMM D, YYYY, h:mm A` in the browser's time zone. */
export function formatDateTime(iso: string): string {
  return formatWith(iso, {});
}

/** As `formatDateTime`, with seconds. */
export function formatExactTime(iso: string): string {
  return formatWith(iso, { second: '2-digit' });
}

/** "2 hours ago", or the date if older than seven days. */
export function formatRelativeTime(iso: string, now: Date): string {
  const time = new Date(iso);
  const elapsedMs = now.getTime() - time.getTime();
  if (elapsedMs > weekMs) return formatDay(time);
  const text = describeDuration(Math.abs(elapsedMs) / 1000);
  return elapsedMs < 0 ? `in ${text}` : `${text} ago`;
}

function describeDuration(seconds: number): string {
  const [, unitSeconds, text] = durations.find(([max, unit]) => Math.round(seconds / unit) <= max)!;
  return text.replace('#', String(Math.round(seconds / unitSeconds)));
}

function formatWith(iso: string, seconds: Intl.DateTimeFormatOptions): string {
  const time = new Date(iso);
  const clock = time.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', ...seconds });
  // Browsers separate AM and PM by a narrow no-break space.
  return `${formatDay(time)}, ${clock.replace(/\s/, ' ')}`;
}
