import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { useState } from 'react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { RowTable } from './row-table.tsx';

interface PagedTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Selectable page sizes; the first one is the default. */
  pageSizes?: readonly number[];
}

const usualPageSizes = [5, 10, 20];

/** A table with client-side paging. */
export function PagedTable<Row>({ label, columns, rows, rowKey, pageSizes = usualPageSizes }: PagedTableProps<Row>) {
  const [size, setSize] = useState(pageSizes[0]!);
  const [page, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const first = (Math.min(page, pages) - 1) * size;
  const shown = rows.slice(first, first + size);
  return (
    <>
      <RowTable label={label} columns={columns} rows={shown} rowKey={rowKey} />
      {rows.length > pageSizes[0]! && (
        <Group justify="space-between" gap="xs" p="xs" className={classes.footer}>
          <Group gap="xs">
            <NativeSelect
              size="xs"
              aria-label={`Rows per page of ${label}`}
              data={pageSizes.map(String)}
              value={String(size)}
              onChange={(event) => {
                setSize(Number(event.currentTarget.value));
                setPage(1);
              }}
            />
            <Text size="xs" c="dimmed" role="status">
              {`${first + 1}–${first + shown.length} of ${rows.length}`}
            </Text>
          </Group>
          <Pagination
            size="xs"
            total={pages}
            value={Math.min(page, pages)}
            onChange={setPage}
            getItemProps={(item) => ({ 'aria-label': `Page ${item} of ${label}` })}
            getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
          />
        </Group>
      )}
    </>
  );
}
