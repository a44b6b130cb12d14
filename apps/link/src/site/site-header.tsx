import { Icon } from '../widget/ui/icon.tsx';
import styles from './site-header.module.css';
import type { SiteLooks } from './site-looks.ts';

interface SiteHeaderProps {
  looks: SiteLooks;
  step: number;
  progress: number;
  onBack: (() => void) | null;
}

/** Who asks, the way back, and how far it is. */
export function SiteHeader({ looks, step, progress, onBack }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <span className={styles.side}>
          {onBack && (
            <button type="button" className={styles.button} aria-label="Back" onClick={onBack}>
              <Icon name="back" />
            </button>
          )}
        </span>
        <span className={styles.company}>
          {looks.companyLogoUrl ? (
            <img className={styles.logo} src={looks.companyLogoUrl} alt={looks.companyName} />
          ) : (
            <span className={styles.name}>{looks.companyName}</span>
          )}
          {looks.mode === 'SANDBOX' && <span className={styles.sandbox}>Sandbox</span>}
        </span>
        <span className={styles.step}>{`Step ${step}`}</span>
      </div>
      <progress className={styles.bar} max={1} value={progress} aria-hidden="true" />
    </header>
  );
}
