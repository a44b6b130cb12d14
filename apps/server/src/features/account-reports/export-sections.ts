import {
  type AccountField,
  countSections,
  type FieldFormat,
  type FieldValue,
  identityFields,
  ratingFields,
  sectionTitles,
  type TableKey,
  tableFields,
} from '@smile/contract/account-fields';
import { isSentinel } from '@smile/contract/sentinels';
import type { AccountPayload } from '@smile/contract/user-data';
import { formatReportDate, formatReportMonth } from '../../platform/pdf/format-report.ts';

export interface ExportField {
  label: string;
  value: FieldValue;
  format: FieldFormat;
  isOptional: boolean;
}

export interface ExportColumn {
  header: string;
  format: FieldFormat;
  /** Share of the page width; 0 for columns of the spreadsheet only. */
  weight: number;
  isOptional: boolean;
}

export interface ExportSection {
  title: string;
  /** Number of items. */
  count: number;
  fields: readonly ExportField[];
  columns: readonly ExportColumn[];
  rows: readonly (readonly FieldValue[])[];
  /** Derived from the other sections. */
  isEstimated?: boolean;
  /** Rendered differently on a page. */
  isInsight?: boolean;
}

const amountFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const countFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats a value for readers; empty when missing. */
export function formatValue(value: FieldValue, format: FieldFormat): string {
  if (value === null || isSentinel(value)) return '';
  if (typeof value === 'string') return formatText(value, format);
  if (format === 'amount') return amountFormat.format(value);
  return `${countFormat.format(value)}${format === 'percent' ? '%' : ''}`;
}

function formatText(value: string, format: FieldFormat): string {
  if (format === 'date') return formatReportDate(value) || value;
  return format === 'month' ? formatReportMonth(value) || value : value;
}

/** All of an account's data in page order, built from the page's own section catalogue. */
export function listExportSections(payload: AccountPayload): ExportSection[] {
  const counts = countSections(payload);
  const table = <Key extends TableKey>(key: Key) =>
    tableSection(sectionTitles[key], payload[key] as readonly AccountPayload[Key][number][], tableFields[key]);
  return [
    fieldSection(sectionTitles.identity, counts.identity, payload.identity, identityFields),
    fieldSection(sectionTitles.rating, counts.rating, payload.rating, ratingFields),
    table('documents'),
    table('employments'),
    table('incomes'),
    table('liabilities'),
    table('transactions'),
    table('contributions'),
    { ...table('eincomes'), isEstimated: true },
    insightSection(payload.insight, counts.insight),
  ];
}

function fieldSection<Item>(
  title: string,
  count: number,
  item: Item | null,
  fields: readonly AccountField<Item>[],
): ExportSection {
  const known = item && count > 0 ? fields.map((field) => ({ ...field, value: field.read(item) })) : [];
  return { title, count, fields: known, columns: [], rows: [] };
}

/** Omits the ids, which only a spreadsheet shows. */
function tableSection<Item extends { id: string }>(
  title: string,
  items: readonly Item[],
  fields: readonly AccountField<Item>[],
): ExportSection {
  return {
    title,
    count: items.length,
    fields: [],
    columns: [
      { header: 'ID', format: 'text', weight: 0, isOptional: false },
      ...fields.map(({ label, format, weight, isOptional }) => ({ header: label, format, weight, isOptional })),
    ],
    rows: items.map((item) => [item.id, ...fields.map(({ read }) => read(item))]),
  };
}

function insightSection(insight: AccountPayload['insight'], count: number): ExportSection {
  return {
    title: sectionTitles.insight,
    count,
    fields: [],
    isEstimated: true,
    isInsight: true,
    columns: [
      { header: 'Feature', format: 'text', weight: 4, isOptional: false },
      { header: 'Value', format: 'count', weight: 2, isOptional: false },
    ],
    rows: insight ? Object.entries(insight.features) : [],
  };
}
