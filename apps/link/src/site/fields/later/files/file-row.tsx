import { translate } from '../../../../languages/translate.ts';
import { Button } from '../../../../widget/ui/button.tsx';
import { ProgressBar } from '../../../../widget/ui/progress-bar.tsx';
import field from '../../field.module.css';
import styles from './file-field.module.css';
import type { FileEntry } from './use-files.ts';

interface FileRowProps {
  entry: FileEntry;
  onRemove: () => void;
  onRetry: () => void;
}

/** One file with its upload progress. */
export function FileRow({ entry, onRemove, onRetry }: FileRowProps) {
  const { name, sizeBytes, url, state, progress, message, canRetry } = entry;
  return (
    <li className={styles.file}>
      <span className={styles.name} dir="auto">
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
      </span>
      <span className={styles.size}>{showSize(sizeBytes)}</span>
      <span className={styles.actions}>
        {canRetry && (
          <Button kind="secondary" onClick={onRetry}>
            {translate('Send {name} again', { name })}
          </Button>
        )}
        <button
          type="button"
          className={styles.remove}
          aria-label={translate('Remove {name}', { name })}
          onClick={onRemove}
        >
          ×
        </button>
      </span>
      {state === 'sending' && (
        <div className={styles.progress}>
          <ProgressBar percent={Math.floor(progress * 100)} />
        </div>
      )}
      {message && (
        <p className={`${field.error} ${styles.progress}`} role="alert">
          {translate(message)}
        </p>
      )}
    </li>
  );
}

function showSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
