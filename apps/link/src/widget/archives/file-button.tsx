import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './file-button.module.css';

interface FileButtonProps {
  label: string;
  /** Which of several, for screen readers. */
  subject?: string;
  icon: IconName;
  kind: 'primary' | 'secondary' | 'plain';
  /** Opens the camera where there is one. */
  isCamera?: boolean;
  isMultiple?: boolean;
  isDisabled?: boolean;
  id?: string;
  describedBy?: string | undefined;
  onFiles: (files: File[]) => void;
}

const pictures = 'image/jpeg,image/png';
const documents = `application/pdf,${pictures},.pdf,.jpg,.jpeg,.png`;

/** Looks like a button, and is the browser's own file input for keyboards and screen readers. */
export function FileButton({
  label,
  subject,
  icon,
  kind,
  isCamera,
  isMultiple,
  isDisabled,
  id,
  describedBy,
  onFiles,
}: FileButtonProps) {
  return (
    <label className={`${styles.button} ${styles[kind]}`}>
      <input
        type="file"
        id={id}
        aria-describedby={describedBy}
        className={styles.input}
        aria-label={subject && `${label} ${subject}`}
        accept={isCamera ? pictures : documents}
        {...(isCamera && { capture: 'environment' as const })}
        multiple={isMultiple ?? false}
        disabled={isDisabled ?? false}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Icon name={icon} size={20} />
      {label}
    </label>
  );
}
