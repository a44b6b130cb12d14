import type { LinkAccount, LinkProvider } from '@smile/contract/link';
import { isConnectable } from '../session.ts';
import { Icon } from './icon.tsx';
import { ProviderLogo } from './provider-logo.tsx';
import styles from './provider-row.module.css';

interface ProviderRowProps {
  provider: LinkProvider;
  account: LinkAccount | undefined;
  onOpen: () => void;
}

export function ProviderRow({ provider, account, onOpen }: ProviderRowProps) {
  const status = account && statusTexts[account.status];
  return (
    <button type="button" className={styles.row} disabled={!isConnectable(provider) && !status} onClick={onOpen}>
      <ProviderLogo name={provider.name} logoUrl={provider.logoUrl} />
      <span className={styles.texts}>
        <span className={styles.name}>{provider.name}</span>
        <span className={styles.type}>{provider.typeLabel}</span>
      </span>
      {status && (
        <span className={account.status === 'CONNECTED' ? styles.connected : styles.pending}>
          {account.status === 'CONNECTED' && <Icon name="check" size={16} />}
          {status}
        </span>
      )}
      <Icon name="chevron" size={20} />
    </button>
  );
}

const statusTexts: Partial<Record<LinkAccount['status'], string>> = {
  CONNECTED: 'Connected',
  PENDING: 'Connecting',
  AWAITING_MFA: 'Code needed',
};
