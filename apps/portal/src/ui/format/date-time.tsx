import classes from './date-time.module.css';
import { formatDateTime, formatRelativeTime } from './format-time.ts';

interface DateTimeProps {
  value: string;
  /** In a narrow table the time goes below the day. */
  wraps?: boolean;
}

/** A moment as `MMMM D, YYYY, h:mm A` on one line; from now on hover. */
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

/** Breaks between day and time only. */
function holdTogether(text: string): string {
  const time = text.lastIndexOf(', ') + 2;
  return [text.slice(0, time - 1), text.slice(time)].map((part) => part.replaceAll(' ', '\u00a0')).join(' ');
}
