import { Badge, Group, Text } from '@mantine/core';
import { type Allowance, findThreshold, usageUnits } from '@smile/contract/usage';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import { ModeChip } from '../../ui/mode-chip.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import classes from './allowance-table.module.css';

const formatCount = (count: number) => count.toLocaleString('en-US');

const columns: Column<Allowance>[] = [
  {
    header: 'Allowance',
    role: 'wide',
    cell: (allowance) => (
      <Group gap="xs" wrap="nowrap">
        <Text span inherit fw={500}>
          {nameOf(allowance)}
        </Text>
        <UseBadge allowance={allowance} />
      </Group>
    ),
  },
  { header: 'Mode', cell: ({ mode }) => <ModeChip mode={mode} /> },
  { header: 'Used', align: 'right', cell: ({ usedVolume }) => formatCount(usedVolume) },
  {
    header: 'Left',
    align: 'right',
    cell: ({ remainVolume }) => (remainVolume === null ? '–' : formatCount(remainVolume)),
  },
  {
    header: 'Total',
    align: 'right',
    cell: ({ totalVolume }) => (totalVolume === null ? 'No limit' : formatCount(totalVolume)),
  },
  {
    header: 'Last use',
    cell: ({ lastUsedAt }) => (
      <span className={classes.lastUse}>{lastUsedAt ? <RelativeTime value={lastUsedAt} /> : 'Never'}</span>
    ),
  },
];

interface AllowanceTableProps {
  rows: readonly Allowance[] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Every allowance: total, used, remaining, mode and last use. */
export function AllowanceTable({ rows, error, onRetry }: AllowanceTableProps) {
  return (
    <DataTable
      label="Allowances"
      columns={columns}
      rows={rows}
      rowKey={({ mode, action }) => `${mode} ${action}`}
      error={error}
      onRetry={onRetry}
      empty={null}
      skeletonRows={9}
    />
  );
}

function nameOf({ action }: Allowance): string {
  const thing = usageUnits[action];
  return thing.charAt(0).toUpperCase() + thing.slice(1);
}

function UseBadge({ allowance }: { allowance: Allowance }) {
  const { isEnabled, usedVolume, totalVolume } = allowance;
  if (!isEnabled) return <Chip color="gray" label="Switched off" />;
  const threshold = findThreshold(usedVolume, totalVolume);
  if (threshold === 100 || totalVolume === 0) return <Chip color="red" label="Used up" />;
  return threshold === 80 ? <Chip color="amber" label="Almost used up" /> : null;
}

function Chip({ color, label }: { color: string; label: string }) {
  return (
    <Badge variant="light" color={color} flex="none">
      {label}
    </Badge>
  );
}
