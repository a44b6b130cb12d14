import { Icon } from './icon.tsx';
import styles from './widget-header.module.css';

interface WidgetHeaderProps {
  /** Empty where the screen itself says large who asks. */
  companyName: string;
  companyLogoUrl: string | null;
  isSandbox: boolean;
  onBack: (() => void) | null;
  onClose: () => void;
}

export function WidgetHeader({ companyName, companyLogoUrl, isSandbox, onBack, onClose }: WidgetHeaderProps) {
  return (
    <header className={styles.header}>
      <span className={styles.side}>
        {onBack && (
          <button type="button" className={styles.button} aria-label="Back" onClick={onBack}>
            <Icon name="back" />
          </button>
        )}
      </span>
      <span className={styles.company}>
        {companyLogoUrl && companyName ? (
          <img className={styles.logo} src={companyLogoUrl} alt={companyName} />
        ) : (
          companyName && <span className={styles.name}>{companyName}</span>
        )}
        {isSandbox && <span className={styles.sandbox}>Sandbox</span>}
      </span>
      <span className={styles.side}>
        <button type="button" className={styles.button} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </span>
    </header>
  );
}
