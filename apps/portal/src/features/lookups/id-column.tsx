import { CopyButton } from '../../ui/copy-button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import classes from './id-column.module.css';
import type { LookupRow } from './lookup.ts';

/** The record's id, which opens it, and a button that copies it. */
export function idColumn<Row extends LookupRow>(header: string): Column<Row> {
  return {
    header,
    cell: ({ id }) => <span className={classes.id}>{id}</span>,
    aside: ({ id }) => (
      <span className={classes.copy}>
        <CopyButton value={id} label={header === 'ID' ? 'ID' : 'request ID'} />
      </span>
    ),
  };
}
