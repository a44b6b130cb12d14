import { translate } from '../../languages/translate.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import hidden from '../ui/visually-hidden.module.css';
import styles from './upload-progress.module.css';

/** How much has left the phone; at its end the server is checking what came. */
export function UploadProgress({ fraction }: { fraction: number }) {
  const percent = Math.floor(fraction * 100);
  const isSent = percent >= 100;
  return (
    <div className={styles.progress}>
      <p className={styles.text}>{isSent ? translate('Checking…') : translate('Sending… {percent}%', { percent })}</p>
      <ProgressBar percent={percent} />
      <p className={hidden.text} role="status">
        {translate(isSent ? 'Checking' : 'Sending')}
      </p>
    </div>
  );
}
