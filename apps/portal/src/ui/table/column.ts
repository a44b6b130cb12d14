import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /**
   * `wide` takes what the others leave and is shortened first, `spare` too but down to a few letters, `actions` stays
   * in sight at the end.
   */
  role?: 'wide' | 'spare' | 'actions';
  /** The cell that becomes the button of a row that opens; the first one when no column says so. */
  isOpener?: boolean;
  /** Beside the button of the opener cell, such as a copy button. */
  aside?: (row: Row) => ReactNode;
}

/** The class of a column's cells. */
export function classOf<Row>({ align, role }: Column<Row>): string {
  return [align ? classes[align] : '', role ? classes[role] : ''].join(' ').trim();
}
