import type { ReactNode } from 'react';
import styles from './page-card.module.css';

/** A page that stands on its own: the whole of a phone's screen, a card on anything larger. */
export function PageCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <main className={styles.page} aria-label={label}>
      <div className={styles.card}>{children}</div>
    </main>
  );
}
