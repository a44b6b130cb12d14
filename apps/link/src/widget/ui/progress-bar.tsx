import { translate } from '../../languages/translate.ts';
import styles from './progress-bar.module.css';

export function ProgressBar({ percent }: { percent: number }) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={translate('Progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={styles.bar} style={{ width: `${Math.max(4, percent)}%` }} />
    </div>
  );
}
