import type { ReactNode, Ref } from 'react';
import classes from './data-table.module.css';

interface TableProps {
  /** The accessible name of the table, and of what it scrolls in. */
  label: string;
  /** Ref of the scroll container. */
  ref?: Ref<HTMLElement>;
  isBusy?: boolean;
  /** Scrolls the rows under their headings, in pixels. */
  maxHeight?: number | undefined;
  children: ReactNode;
}

/** Not the library's table: that brings scroll bars of its own, and with them what places things that float. */
export function Table({ label, ref, isBusy = false, maxHeight, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it too
    <section ref={ref} tabIndex={0} aria-label={label} className={classes.scrolled} style={{ maxHeight }}>
      <table
        aria-label={label}
        aria-busy={isBusy}
        className={`${classes.table} ${maxHeight === undefined ? '' : classes.underHeadings}`}
      >
        {children}
      </table>
    </section>
  );
}
