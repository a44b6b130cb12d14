import { Badge } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ConsoleEntry } from './console-entries.ts';
import classes from './console-row.module.css';

const kinds = {
  callback: { label: 'Callback', color: 'green' },
  event: { label: 'UI event', color: 'gray' },
  call: { label: 'API call', color: 'amber' },
} as const;

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

export function ConsoleRow({ entry }: { entry: ConsoleEntry }) {
  const { label, color } = kinds[entry.kind];
  return (
    <details className={classes.row}>
      <summary className={classes.summary}>
        <IconChevronRight size={14} className={classes.arrow} aria-hidden />
        <time className={classes.time} dateTime={new Date(entry.atMs).toISOString()}>
          {timeFormat.format(entry.atMs)}
        </time>
        <Badge variant="light" size="sm" color={color}>
          {label}
        </Badge>
        <span className={classes.name}>{entry.name}</span>
        {entry.kind === 'call' && (
          <span className={classes.outcome} data-failed={entry.detail.status === 0 || entry.detail.status >= 400}>
            {`${entry.detail.status || 'no answer'} · ${entry.detail.durationMs} ms`}
          </span>
        )}
      </summary>
      <pre className={classes.detail}>{JSON.stringify(entry.detail, null, 2)}</pre>
    </details>
  );
}
