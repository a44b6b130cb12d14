import { formatDateTime } from './format-time.ts';

/** A moment as `MMMM D, YYYY, h:mm A`; where space is short it breaks before the time. */
export function DateTime({ value }: { value: string }) {
  const [monthDay, year, time] = formatDateTime(value).split(', ');
  return (
    <time dateTime={value}>
      <span style={{ whiteSpace: 'nowrap' }}>{`${monthDay}, ${year},`}</span>{' '}
      <span style={{ whiteSpace: 'nowrap' }}>{time}</span>
    </time>
  );
}
