import type { InsightRow, InsightSummary } from '@smile/contract/insights';
import type { ReportBlock, ReportColumn } from '../../platform/pdf/report.ts';

const statistics: { header: string; read: (row: InsightRow) => string }[] = [
  { header: 'Sum', read: ({ sum }) => sum },
  { header: 'Average', read: ({ average }) => average },
  { header: 'Minimum', read: ({ minimum }) => minimum },
  { header: 'Median', read: ({ median }) => median },
  { header: 'Maximum', read: ({ maximum }) => maximum },
  { header: 'Standard Deviation', read: ({ standardDev }) => standardDev },
];

/** An account's insight as its page shows it, with formatted values. */
export function listInsightBlocks({ income, liabilities, identity, employment }: InsightSummary): ReportBlock[] {
  return [
    { kind: 'heading', text: 'Income' },
    toTable('Period', income.tableItems, []),
    { kind: 'fields', fields: income.additionalItems },
    { kind: 'heading', text: 'Liabilities' },
    toTable('Category', liabilities.tableItems, [{ header: 'Quantity', read: ({ quantity }) => quantity }]),
    { kind: 'fields', fields: liabilities.additionalItems },
    { kind: 'heading', text: 'Identity & Employments' },
    { kind: 'fields', fields: [...identity.additionalItems, ...employment.additionalItems] },
  ];
}

function toTable<Row extends InsightRow>(
  title: string,
  items: readonly Row[],
  extra: { header: string; read: (row: Row) => string }[],
): ReportBlock {
  const columns = [...extra, ...statistics];
  const shown = columns.map(
    ({ header }): ReportColumn => ({ header, weight: header === 'Quantity' ? 1.3 : 2, align: 'right', isWhole: true }),
  );
  return {
    kind: 'table',
    columns: [{ header: title, weight: 2.4 }, ...shown],
    rows: items.map((item) => [item.title, ...columns.map(({ read }) => read(item))]),
  };
}
