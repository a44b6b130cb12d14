import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /**
   * `wide` takes the remaining width and is truncated first; `spare` likewise, but down to a few letters; `actions` is
   * sticky at the end.
   */
  role?: 'wide' | 'spare' | 'actions';
  /** The cell that becomes the row's button; default: the first one. */
  isOpener?: boolean;
  /** Shown beside the opener's button, such as a copy button. */
  aside?: (row: Row) => ReactNode;
}

/** Class of a column's cells. */
export function classOf<Row>({ align, role }: Column<Row>): string {
  return [align ? classes[align] : '', role ? classes[role] : ''].join(' ').trim();
}
