import { Icon } from './icon.tsx';
import { ProviderLogo } from './provider-logo.tsx';
import styles from './source-row.module.css';

interface SourceRowProps {
  name: string;
  typeLabel: string;
  logoUrl: string;
  status?: string | undefined;
  /** The status says that nothing is left to do. */
  isDone?: boolean;
  isDisabled?: boolean;
  /** A large mark with its texts below, for a grid. */
  isTile?: boolean | undefined;
  onOpen: () => void;
}

/** One thing of a list that can be shared. */
export function SourceRow({ name, typeLabel, logoUrl, status, isDone, isDisabled, isTile, onOpen }: SourceRowProps) {
  return (
    <button type="button" className={isTile ? styles.tile : styles.row} disabled={isDisabled} onClick={onOpen}>
      <ProviderLogo name={name} logoUrl={logoUrl} size={isTile ? 'large' : 'small'} />
      <span className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.type}>{typeLabel}</span>
      </span>
      {status && (
        <span className={isDone ? styles.connected : styles.pending}>
          {isDone && <Icon name="check" size={16} />}
          {status}
        </span>
      )}
      {!isTile && <Icon name="chevron" size={20} />}
    </button>
  );
}
