import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
import { translate } from '../../languages/translate.ts';
import { isConnectable } from '../session/session.ts';
import { SourceRow } from './source-row.tsx';

interface ProviderRowProps {
  provider: LinkProvider;
  account: LinkAccount | undefined;
  isTile?: boolean | undefined;
  onOpen: () => void;
}

export function ProviderRow({ provider, account, isTile, onOpen }: ProviderRowProps) {
  const isRead = account?.status === 'CONNECTED' && account.stage === 'DONE';
  const status = account && describeStatus(account);
  const canUpload = provider.active && !provider.accountConnection;
  return (
    <SourceRow
      name={provider.name}
      typeLabel={translate(provider.typeLabel)}
      logoUrl={provider.logoUrl}
      status={status && translate(status)}
      isDone={isRead && !account.needsLogin}
      isDisabled={!isConnectable(provider) && !canUpload && !status}
      isTile={isTile}
      onOpen={onOpen}
    />
  );
}

function describeStatus({ status, stage, needsLogin }: LinkAccount): string | undefined {
  if (needsLogin) return 'Sign in again';
  return status === 'CONNECTED' && stage !== 'DONE' ? statusTexts.PENDING : statusTexts[status];
}

const statusTexts: Partial<Record<LinkAccount['status'], string>> = {
  CONNECTED: 'Connected',
  PENDING: 'Connecting',
  AWAITING_MFA: 'Code needed',
};
