import { formatDateTime, formatRelativeTime } from './format-time.ts';

/** A moment as `MMMM D, YYYY, h:mm A` on one line; from now on hover. */
export function DateTime({ value }: { value: string }) {
  return (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }} title={formatRelativeTime(value, new Date())}>
      {formatDateTime(value)}
    </time>
  );
}
