import { Tooltip } from '../overlays/tooltip.tsx';
import { formatDateTime, formatExactTime, formatRelativeTime } from './format-time.ts';
import classes from './relative-time.module.css';

interface RelativeTimeProps {
  value: string;
  /** Shows seconds in the tooltip. */
  isExact?: boolean;
}

/** A relative time, with the exact time in the tooltip. */
export function RelativeTime({ value, isExact = false }: RelativeTimeProps) {
  return (
    <Tooltip label={isExact ? formatExactTime(value) : formatDateTime(value)}>
      <time dateTime={value} className={classes.time}>
        {formatRelativeTime(value, new Date())}
      </time>
    </Tooltip>
  );
}
