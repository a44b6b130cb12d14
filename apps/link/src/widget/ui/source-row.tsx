import { Icon } from './icon.tsx';
import { ProviderLogo } from './provider-logo.tsx';
import styles from './source-row.module.css';

interface SourceRowProps {
  name: string;
  typeLabel: string;
  logoUrl: string;
  status?: string | undefined;
  /** True if the status says that everything is done. */
  isDone?: boolean;
  isDisabled?: boolean;
  /** Large icon with the texts below it, for a grid. */
  isTile?: boolean | undefined;
  onOpen: () => void;
}

/** One row of a list: something that can be shared. */
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
