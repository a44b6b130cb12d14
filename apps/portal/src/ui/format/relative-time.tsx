import { Tooltip } from '../overlays/tooltip.tsx';
import { formatDateTime, formatExactTime, formatRelativeTime } from './format-time.ts';
import classes from './relative-time.module.css';

interface RelativeTimeProps {
  value: string;
  /** The tooltip shows the seconds too. */
  isExact?: boolean;
}

/** A moment as seen from now, with the time itself in the tooltip. */
export function RelativeTime({ value, isExact = false }: RelativeTimeProps) {
  return (
    <Tooltip label={isExact ? formatExactTime(value) : formatDateTime(value)}>
      <time dateTime={value} className={classes.time}>
        {formatRelativeTime(value, new Date())}
      </time>
    </Tooltip>
  );
}
