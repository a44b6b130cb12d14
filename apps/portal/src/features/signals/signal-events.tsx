import '@mantine/core/styles/Chip.layer.css';
import { Chip, Group, Stack, Text } from '@mantine/core';
import type { LookupItem } from '@smile/contract/lookups';
import { describeIndicator, signalFilters } from '@smile/contract/signal-indicators';
import { useState } from 'react';
import { formatCount } from '../../ui/format/format-amount.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';

const columns: Column<LookupItem>[] = [
  {
    header: 'Event Name',
    cell: ({ name }) => (
      <Text span inherit ff="monospace" fz="xs" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
    ),
  },
  { header: 'Description', cell: ({ name }) => describeIndicator(name) },
  { header: 'Event Value', align: 'right', cell: ({ name, value }) => showValue(name, value) },
];
/** Key for events without a specified topic. */
const otherKey = 'none';

/** Events, one topic at a time. */
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
        empty={{ title: 'Not found', action: null }}
      />
    </Stack>
  );
}

function isInTopic(name: string, key: string): boolean {
  if (key !== otherKey) return name.includes(key);
  return !signalFilters.some((filter) => name.includes(filter.key));
}

/** Amounts with separators; other values unchanged. */
function showValue(name: string, value: string | null): string {
  if (value === null) return '-';
  const amount = Number(value);
  return name.endsWith('_amount') && value.trim() !== '' && Number.isFinite(amount) ? formatCount(amount) : value;
}
