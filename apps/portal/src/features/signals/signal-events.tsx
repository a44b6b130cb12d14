import '@mantine/core/styles/Chip.layer.css';
import { Chip, Group, Stack } from '@mantine/core';
import type { LookupItem } from '@smile/contract/lookups';
import { describeIndicator, signalFilters } from '@smile/contract/signal-indicators';
import { useState } from 'react';
import { formatCount } from '../../ui/format/format-amount.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import classes from './signal-events.module.css';

const columns: Column<LookupItem>[] = [
  { header: 'Event Name', cell: ({ name }) => <span className={classes.name}>{name}</span> },
  { header: 'Description', cell: ({ name }) => describeIndicator(name) },
  { header: 'Event Value', align: 'right', cell: ({ name, value }) => showValue(name, value) },
];
/** For what no specified topic has. */
const otherKey = 'none';

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
          {items.some(({ name }) => isInTopic(name, otherKey)) && (
            <Chip value={otherKey} size="xs">
              Other
            </Chip>
          )}
        </Group>
      </Chip.Group>
      <DataTable
        label="Events"
        columns={columns}
        rows={items.filter(({ name }) => isInTopic(name, key))}
        rowKey={({ name }) => name}
        error={null}
        onRetry={() => undefined}
      />
    </Stack>
  );
}

function isInTopic(name: string, key: string): boolean {
  if (key !== otherKey) return name.includes(key);
  return !signalFilters.some((filter) => name.includes(filter.key));
}

/** Amounts with separators; everything else as the source says it. */
function showValue(name: string, value: string | null): string {
  if (value === null) return '-';
  const amount = Number(value);
  return name.endsWith('_amount') && value.trim() !== '' && Number.isFinite(amount) ? formatCount(amount) : value;
}
