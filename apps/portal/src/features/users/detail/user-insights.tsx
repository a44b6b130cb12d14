import { Box, Tabs } from '@mantine/core';
import type { InsightRow, InsightSummary, LiabilityInsightRow } from '@smile/contract/insights';
import type { ReactNode } from 'react';
import type { Column } from '../../../ui/table/column.ts';
import { RowTable } from '../../../ui/table/row-table.tsx';
import { FieldList } from '../../user-data/field-list.tsx';

const statisticColumns: Column<InsightRow>[] = [
  amountColumn('Sum', ({ sum }) => sum),
  amountColumn('Average', ({ average }) => average),
  amountColumn('Minimum', ({ minimum }) => minimum),
  amountColumn('Median', ({ median }) => median),
  amountColumn('Maximum', ({ maximum }) => maximum),
  amountColumn('Standard Deviation', ({ standardDev }) => standardDev),
];
const incomeColumns: Column<InsightRow>[] = [{ header: 'Period', cell: ({ title }) => title }, ...statisticColumns];
const liabilityColumns: Column<LiabilityInsightRow>[] = [
  { header: 'Category', cell: ({ title }) => title },
  amountColumn('Quantity', ({ quantity }) => quantity),
  ...statisticColumns,
];

/** An account's insight in three tabs; all values arrive formatted. */
export function UserInsights({ summary }: { summary: InsightSummary }) {
  const { income, liabilities, identity, employment } = summary;
  const tabs: {
    value: string;
    title: string;
    table?: ReactNode;
    fields: InsightSummary['income']['additionalItems'];
  }[] = [
    {
      value: 'income',
      title: 'Income',
      table: <RowTable label="Income" columns={incomeColumns} rows={income.tableItems} rowKey={keyOf} />,
      fields: income.additionalItems,
    },
    {
      value: 'liabilities',
      title: 'Liabilities',
      table: <RowTable label="Liabilities" columns={liabilityColumns} rows={liabilities.tableItems} rowKey={keyOf} />,
      fields: liabilities.additionalItems,
    },
    {
      value: 'person',
      title: 'Identity & Employments',
      fields: [...identity.additionalItems, ...employment.additionalItems],
    },
  ];
  return (
    <Tabs defaultValue="income" aria-label="User Insights" keepMounted={false}>
      <Tabs.List px="md" pt="xs">
        {tabs.map(({ value, title }) => (
          <Tabs.Tab key={value} value={value}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, table, fields }) => (
        <Tabs.Panel key={value} value={value}>
          {table && <Box style={{ borderBottom: '1px solid var(--portal-line)' }}>{table}</Box>}
          <FieldList fields={fields} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function keyOf({ title }: InsightRow): string {
  return title;
}

function amountColumn<T>(header: string, read: (row: T) => string): Column<T> {
  return { header, align: 'right', cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{read(row)}</span> };
}
