import { Anchor } from '@mantine/core';
import type { AccountField } from '@smile/contract/account-fields';
import type { Column } from '../../ui/table/column.ts';
import { formatField } from './format-field.ts';

/** A table column for a field of the catalogue. */
export function toColumn<Row>({ label, format, read }: AccountField<Row>): Column<Row> {
  const show = (row: Row) => formatField(read(row), format);
  if (format === 'amount' || format === 'count') return { header: label, align: 'right', cell: show };
  if (format === 'date')
    return { header: label, cell: (row) => <span style={{ whiteSpace: 'nowrap' }}>{show(row)}</span> };
  if (format === 'link') return { header: label, cell: (row) => viewLink(show(row), nameOf(row)) };
  return { header: label, cell: show };
}

function nameOf(row: unknown): string {
  return String((row as { name?: string }).name ?? '');
}

function viewLink(url: string, name: string) {
  if (!isWebAddress(url)) return '-';
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit aria-label={`View ${name}`}>
      View
    </Anchor>
  );
}

/** Whether a URL from a source may become a link: excludes script URLs. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//.test(url);
}
