import { VisuallyHidden } from '@mantine/core';
import { type Column, classOf } from './column.ts';
import classes from './data-table.module.css';

interface TableHeadingsProps<Row> {
  columns: readonly Column<Row>[];
  /** Whether the first column contains expand buttons. */
  hasDetail?: boolean;
}

export function TableHeadings<Row>({ columns, hasDetail = false }: TableHeadingsProps<Row>) {
  return (
    <thead>
      <tr>
        {hasDetail && (
          <th className={classes.details}>
            <VisuallyHidden>Details</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => (
          <th key={column.header} className={classOf(column)}>
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
  );
}
