import { HeaderButton } from '../widget/ui/header-button.tsx';
import { WhoAsks } from '../widget/ui/who-asks.tsx';
import styles from './site-header.module.css';
import type { SiteLooks } from './site-looks.ts';

interface SiteHeaderProps {
  looks: SiteLooks;
  step: number;
  progress: number;
  onBack: (() => void) | null;
}

/** Requesting company, back button and progress bar. */
export function SiteHeader({ looks, step, progress, onBack }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <span className={styles.side}>{onBack && <HeaderButton label="Back" icon="back" onClick={onBack} />}</span>
        <WhoAsks
          companyName={looks.companyName}
          companyLogoUrl={looks.companyLogoUrl}
          isSandbox={looks.mode === 'SANDBOX'}
        />
        <span className={styles.step}>{`Step ${step}`}</span>
      </div>
      <progress className={styles.bar} max={1} value={progress} aria-hidden="true" />
    </header>
  );
}
