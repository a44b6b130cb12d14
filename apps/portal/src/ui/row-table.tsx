import { Table } from '@mantine/core';
import classes from './data-table.module.css';
import { type Column, classOf } from './data-table.tsx';

interface RowTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** Rows that are all here, and all shown. */
export function RowTable<Row>({ label, columns, rows, rowKey }: RowTableProps<Row>) {
  return (
    <Table.ScrollContainer type="native" minWidth={0} tabIndex={0} role="region" aria-label={label}>
      <Table aria-label={label} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ header, align, role }) => (
              <Table.Th key={header} ta={align} className={role && classes[role]}>
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowKey(row)}>
              {columns.map((column) => (
                <Table.Td key={column.header} ta={column.align} className={classOf(column)}>
                  {column.cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
