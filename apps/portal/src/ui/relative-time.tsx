import { Tooltip } from '@mantine/core';
import { formatDateTime, formatRelativeTime } from './format-time.ts';

/** A moment as seen from now, with the exact time in the tooltip. */
export function RelativeTime({ value }: { value: string }) {
  return (
    <Tooltip label={formatDateTime(value)}>
      <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
        {formatRelativeTime(value, new Date())}
      </time>
    </Tooltip>
  );
}
