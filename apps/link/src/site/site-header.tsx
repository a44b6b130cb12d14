import type { HostedSite } from '@smile/contract/hosted-sites';
import { translate } from '../languages/translate.ts';
import { HeaderButton } from '../widget/ui/header-button.tsx';
import { WhoAsks } from '../widget/ui/who-asks.tsx';
import styles from './site-header.module.css';

/** The company and the links that the page shows. */
export type SiteLooks = Pick<HostedSite, 'mode' | 'companyName' | 'companyLogoUrl' | 'termsUrl' | 'privacyUrl'>;

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
        <span className={styles.side}>
          {onBack && <HeaderButton label={translate('Back')} icon="back" onClick={onBack} />}
        </span>
        <WhoAsks {...companyOf(looks)} />
        <span className={styles.step}>{translate('Step {step}', { step })}</span>
      </div>
      <progress className={styles.bar} max={1} value={progress} aria-hidden="true" />
    </header>
  );
}

/** The company in the shape that the page's parts expect. */
export function companyOf({ companyName, companyLogoUrl, mode }: SiteLooks) {
  return { companyName, companyLogoUrl, isSandbox: mode === 'SANDBOX' };
}
