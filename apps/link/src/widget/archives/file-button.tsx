import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './file-button.module.css';

interface FileButtonProps {
  label: string;
  /** Tells several buttons apart for screen readers. */
  subject?: string;
  icon: IconName;
  kind: 'primary' | 'secondary' | 'plain';
  /** Opens the camera on devices that have one. */
  isCamera?: boolean;
  isMultiple?: boolean;
  isDisabled?: boolean;
  id?: string;
  describedBy?: string | undefined;
  onFiles: (files: File[]) => void;
}

const pictures = 'image/jpeg,image/png';
const documents = `application/pdf,${pictures},.pdf,.jpg,.jpeg,.png`;

/** Looks like a button, but is the browser's file input, so keyboards and screen readers can use it. */
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
          // Lets the same file be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Icon name={icon} size={20} />
      {label}
    </label>
  );
}
