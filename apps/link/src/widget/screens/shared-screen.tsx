import { translate } from '../../languages/translate.ts';
import type { Session } from '../session/session-state.ts';
import { DocumentRow } from '../ui/document-row.tsx';
import { ProviderRow } from '../ui/provider-row.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import styles from './provider-list-screen.module.css';

interface SharedScreenProps {
  session: Session;
  onOpenProvider: (providerId: string) => void;
  onOpenDocument: (fileType: string) => void;
}

/** Connected sources and stored documents, which a returning person can view or revoke. */
export function SharedScreen({ session, onOpenProvider, onOpenDocument }: SharedScreenProps) {
  const { accounts, uploads, settings } = session;
  const connected = session.providers.filter(
    ({ accountId }) => accountId && accounts[accountId]?.status === 'CONNECTED',
  );
  const kept = uploads.fileTypes.filter(({ type }) => uploads.archives.some(({ fileType }) => fileType === type));
  return (
    <ScreenLayout title={translate('Your connected accounts')}>
      {connected.length + kept.length === 0 ? (
        <p>{translate('Nothing is shared with {company} at the moment.', { company: settings.companyName })}</p>
      ) : (
        <>
          <p>
            {translate('This is what you share with {company}. Open an entry to look at it or to disconnect it.', {
              company: settings.companyName,
            })}
          </p>
          <ul className={styles.list}>
            {connected.map((provider) => (
              <li key={provider.id}>
                <ProviderRow
                  provider={provider}
                  account={provider.accountId ? accounts[provider.accountId] : undefined}
                  onOpen={() => onOpenProvider(provider.id)}
                />
              </li>
            ))}
            {kept.map((fileType) => (
              <li key={fileType.type}>
                <DocumentRow
                  fileType={fileType}
                  archives={uploads.archives}
                  onOpen={() => onOpenDocument(fileType.type)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </ScreenLayout>
  );
}
