import type { ReactNode, Ref } from 'react';
import classes from './data-table.module.css';

interface TableProps {
  /** Accessible name of the table and of its scroll container. */
  label: string;
  /** Ref of the scroll container. */
  ref?: Ref<HTMLElement>;
  isBusy?: boolean;
  /** Maximum height in pixels; rows scroll below the headings. */
  maxHeight?: number | undefined;
  children: ReactNode;
}

/** Not the library's table, which would add its own scroll bars and the code that positions floating elements. */
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
