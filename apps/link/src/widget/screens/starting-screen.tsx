import { translate } from '../../languages/translate.ts';
import styles from './starting-screen.module.css';

/** Skeleton of the list, the most common first screen. */
export function StartingScreen() {
  return (
    <div className={styles.screen} role="status" aria-label={translate('Loading')}>
      <span className={styles.title} />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <span key={row} className={styles.row} />
      ))}
    </div>
  );
}
