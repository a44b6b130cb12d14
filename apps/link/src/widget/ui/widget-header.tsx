import { translate } from '../../languages/translate.ts';
import { HeaderButton } from './header-button.tsx';
import { WhoAsks } from './who-asks.tsx';
import styles from './widget-header.module.css';

interface WidgetHeaderProps {
  /** Empty if the screen itself shows the company prominently. */
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
        {onBack && <HeaderButton label={translate('Back')} icon="back" onClick={onBack} />}
      </span>
      <WhoAsks companyName={companyName} companyLogoUrl={companyLogoUrl} isSandbox={isSandbox} />
      <span className={styles.side}>
        <HeaderButton label={translate('Close')} icon="close" onClick={onClose} />
      </span>
    </header>
  );
}
