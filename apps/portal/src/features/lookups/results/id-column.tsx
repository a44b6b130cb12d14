import { CopyButton } from '../../../ui/copy-button.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { LookupRow } from '../lookup.ts';
import classes from './id-column.module.css';

/** The record's id as a link, truncated if necessary, with a button that copies it in full. */
export function idColumn<Row extends LookupRow>(header: string): Column<Row> {
  return {
    header,
    cell: ({ id }) => (
      <span className={classes.id} title={id}>
        {id}
      </span>
    ),
    aside: ({ id }) => (
      <span className={classes.copy}>
        <CopyButton value={id} label={header === 'ID' ? 'ID' : 'request ID'} />
      </span>
    ),
  };
}
