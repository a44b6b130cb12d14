import type { ReactNode } from 'react';
import styles from './page-card.module.css';

/** Card of a page without other content: full screen on a phone, a centred card on larger screens. */
export function PageCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <main className={styles.page} aria-label={label}>
      <div className={styles.card}>{children}</div>
    </main>
  );
}
