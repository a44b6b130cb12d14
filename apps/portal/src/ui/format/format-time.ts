import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';

dayjs.extend(relativeTime);

const weekMs = 7 * 86_400_000;

/** `MMMM D, YYYY, h:mm A` in the browser's time zone. */
export function formatDateTime(iso: string): string {
  return dayjs(iso).format('MMMM D, YYYY, h:mm A');
}

/** As `formatDateTime`, with seconds. */
export function formatExactTime(iso: string): string {
  return dayjs(iso).format('MMMM D, YYYY, h:mm:ss A');
}

/** "2 hours ago", or the date if older than seven days. */
export function formatRelativeTime(iso: string, now: Date): string {
  const time = dayjs(iso);
  return now.getTime() - time.valueOf() > weekMs ? time.format('MMMM D, YYYY') : time.from(now);
}
