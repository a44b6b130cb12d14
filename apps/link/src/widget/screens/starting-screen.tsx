import { translate } from '../../languages/translate.ts';
import styles from './starting-screen.module.css';

/** The shape of the list that most often comes first. */
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
