import { Group, SegmentedControl, Stack } from '@mantine/core';
import type { UsageDay } from '@smile/contract/usage';
import { type ReactNode, useState } from 'react';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { todayInUtc } from '../../ui/dates/date-range.ts';
import { formatDate, readTime } from '../../ui/format/format-date.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';

const counts = [
  { key: 'accountCount', name: 'Accounts' },
  { key: 'connectedAccountCount', name: 'Connected accounts' },
  { key: 'userCount', name: 'Users' },
] as const;

const columns: Column<UsageDay>[] = [
  { header: 'Date', cell: ({ date }) => formatDate(date) },
  ...counts.map(
    ({ key, name }): Column<UsageDay> => ({
      header: name,
      align: 'right',
      cell: (day) => day[key].toLocaleString('en-US'),
    }),
  ),
];

interface UsageFiguresProps {
  /** Label of the figures in chart and table. */
  label: string;
  days: readonly UsageDay[];
  height?: number;
  /** Totals of the preceding period of equal length. */
  previousTotals?: Omit<UsageDay, 'date'>;
  /** Shown beside the switch between chart and table. */
  title?: ReactNode;
}

/** Figures as a chart or a table. */
export function UsageFigures({ label, days, height, previousTotals, title }: UsageFiguresProps) {
  const [view, setView] = useState('Chart');
  return (
    <Stack gap="sm">
      <Group justify={title ? 'space-between' : 'flex-end'}>
        {title}
        <SegmentedControl aria-label="Show as" data={['Chart', 'Table']} value={view} onChange={setView} size="xs" />
      </Group>
      {view === 'Chart' ? (
        <BarChart
          label={label}
          points={days.map(({ date }) =>
            readTime(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
          )}
          isLastIncomplete={days.at(-1)?.date === todayInUtc()}
          series={counts.map(({ key, name }) => ({
            name,
            values: days.map((day) => day[key]),
            ...(previousTotals && { before: previousTotals[key] }),
          }))}
          {...(height && { height })}
        />
      ) : (
        <DataTable
          label={label}
          columns={columns}
          rows={days.toReversed()}
          rowKey={({ date }) => date}
          error={null}
          onRetry={() => undefined}
          empty={null}
        />
      )}
    </Stack>
  );
}
