import type { ReactNode } from 'react';
import classes from './phone-frame.module.css';

/** A phone screen of 375 by 667; a frame inside fills it after setting `data-ready`. */
export function PhoneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.phone} aria-label={label}>
      {children}
    </section>
  );
}
