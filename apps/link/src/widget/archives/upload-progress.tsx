import styles from './upload-progress.module.css';

/** How much has left the phone; at its end the server is checking what came. */
export function UploadProgress({ fraction }: { fraction: number }) {
  const percent = Math.floor(fraction * 100);
  const isSent = percent >= 100;
  return (
    <div className={styles.progress}>
      <p className={styles.text}>{isSent ? 'Checking…' : `Sending… ${percent}%`}</p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={styles.bar} style={{ width: `${Math.max(2, percent)}%` }} />
      </div>
      <p className={styles.live} role="status">
        {isSent ? 'Checking' : 'Sending'}
      </p>
    </div>
  );
}
