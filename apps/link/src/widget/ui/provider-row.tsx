import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
import { isConnectable } from '../session.ts';
import { SourceRow } from './source-row.tsx';

interface ProviderRowProps {
  provider: LinkProvider;
  account: LinkAccount | undefined;
  isTile?: boolean | undefined;
  onOpen: () => void;
}

export function ProviderRow({ provider, account, isTile, onOpen }: ProviderRowProps) {
  const status = account && (account.needsLogin ? 'Sign in again' : statusTexts[account.status]);
  const canUpload = provider.active && !provider.accountConnection;
  return (
    <SourceRow
      name={provider.name}
      typeLabel={provider.typeLabel}
      logoUrl={provider.logoUrl}
      status={status}
      isDone={account?.status === 'CONNECTED' && !account.needsLogin}
      isDisabled={!isConnectable(provider) && !canUpload && !status}
      isTile={isTile}
      onOpen={onOpen}
    />
  );
}

const statusTexts: Partial<Record<LinkAccount['status'], string>> = {
  CONNECTED: 'Connected',
  PENDING: 'Connecting',
  AWAITING_MFA: 'Code needed',
};
