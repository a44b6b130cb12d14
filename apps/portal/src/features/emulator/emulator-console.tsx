import { Badge, Button, Group, Paper, SegmentedControl, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ConsoleEntry } from './console-entries.ts';
import { ConsoleRow } from './console-row.tsx';
import classes from './emulator-console.module.css';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'callback', label: 'Callbacks' },
  { value: 'event', label: 'UI events' },
  { value: 'call', label: 'API calls' },
] as const;
type Filter = (typeof filters)[number]['value'];

/** Log of callbacks, UI events and API calls, newest first. */
export function EmulatorConsole({ entries, onClear }: { entries: readonly ConsoleEntry[]; onClear: () => void }) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = entries.filter(({ kind }) => filter === 'all' || kind === filter).toReversed();
  return (
    <Paper withBorder component="section" aria-labelledby="console-title" className={classes.console}>
      <Group justify="space-between" p="md" pb="sm" gap="xs">
        <Group gap="xs">
          <Title order={2} id="console-title">
            Console
          </Title>
          <Badge variant="light" color="gray">
            {entries.length}
          </Badge>
        </Group>
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label="What the console shows"
            data={[...filters]}
            value={filter}
            onChange={(value) => setFilter(value as Filter)}
          />
          <Button variant="default" size="xs" disabled={entries.length === 0} onClick={onClear}>
            Clear
          </Button>
        </Group>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the log scrolls, which the keyboard must be able to do */}
      <div className={classes.log} role="log" aria-label="Console" tabIndex={0}>
        {shown.length === 0 && (
          <Text size="sm" c="dimmed" p="md">
            The widget’s callbacks and API calls appear here as they happen.
          </Text>
        )}
        {shown.map((entry) => (
          <ConsoleRow key={entry.id} entry={entry} />
        ))}
      </div>
    </Paper>
  );
}
