import { translate } from '../../languages/translate.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import hidden from '../ui/visually-hidden.module.css';
import styles from './upload-progress.module.css';

/** Upload progress; at 1 the server is checking the files. */
export function UploadProgress({ fraction }: { fraction: number }) {
  const percent = Math.floor(fraction * 100);
  const isSent = percent >= 100;
  return (
    <div className={styles.progress}>
      <p className={styles.text}>{isSent ? translate('Checking…') : translate('Sending… {percent}%', { percent })}</p>
      <ProgressBar percent={percent} />
      {/* Without the percent, or screen readers would announce each step. */}
      <p className={hidden.text} role="status">
        {translate(isSent ? 'Checking' : 'Sending')}
      </p>
    </div>
  );
}
