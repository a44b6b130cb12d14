import type { ReactNode } from 'react';
import classes from './phone-frame.module.css';

/** The screen of a phone, 375 by 667; a frame inside fills it, once it says `data-ready`. */
export function PhoneFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.phone} aria-label={label}>
      {children}
    </section>
  );
}
