import classes from './date-time.module.css';
import { formatDateTime, formatRelativeTime } from './format-time.ts';

interface DateTimeProps {
  value: string;
  /** Puts the time below the date, for narrow tables. */
  wraps?: boolean;
}

/** A time as `MMMM D, YYYY, h:mm A` on one line, with the relative time on hover. */
export function DateTime({ value, wraps = false }: DateTimeProps) {
  const text = formatDateTime(value);
  return (
    <time
      dateTime={value}
      className={wraps ? classes.wrapping : classes.line}
      title={formatRelativeTime(value, new Date())}
    >
      {wraps ? holdTogether(text) : text}
    </time>
  );
}

/** Allows a line break only between date and time. */
function holdTogether(text: string): string {
  const time = text.lastIndexOf(', ') + 2;
  return [text.slice(0, time - 1), text.slice(time)].map((part) => part.replaceAll(' ', '\u00a0')).join(' ');
}
