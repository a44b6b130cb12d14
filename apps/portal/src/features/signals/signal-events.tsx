import { Chip, Group, Stack } from '@mantine/core';
import type { LookupItem } from '@smile/contract/lookups';
import { describeIndicator, signalFilters } from '@smile/contract/signal-indicators';
import { useState } from 'react';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import classes from './signal-events.module.css';

const columns: Column<LookupItem>[] = [
  { header: 'Event Name', cell: ({ name }) => <span className={classes.name}>{name}</span> },
  { header: 'Description', cell: ({ name }) => describeIndicator(name) },
  { header: 'Event Value', align: 'right', cell: ({ value }) => value ?? '-' },
];

/** The events of one topic at a time. */
export function SignalEvents({ items }: { items: readonly LookupItem[] }) {
  const [key, setKey] = useState<string>(signalFilters[0].key);
  return (
    <Stack gap="md" p="md">
      <Chip.Group value={key} onChange={setKey}>
        <Group gap="xs" role="radiogroup" aria-label="Topic of the events">
          {signalFilters.map((filter) => (
            <Chip key={filter.key} value={filter.key} size="xs">
              {filter.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <DataTable
        label="Events"
        columns={columns}
        rows={items.filter(({ name }) => name.includes(key))}
        rowKey={({ name }) => name}
        error={null}
        onRetry={() => undefined}
      />
    </Stack>
  );
}
