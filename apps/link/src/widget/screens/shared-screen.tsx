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

/** Connected sources and kept documents, for a returning person to view or revoke. */
export function SharedScreen({ session, onOpenProvider, onOpenDocument }: SharedScreenProps) {
  const { accounts, uploads, settings } = session;
  const connected = session.providers.filter(
    ({ accountId }) => accountId && accounts[accountId]?.status === 'CONNECTED',
  );
  const kept = uploads.fileTypes.filter(({ type }) => uploads.archives.some(({ fileType }) => fileType === type));
  return (
    <ScreenLayout title="Your connected accounts">
      {connected.length + kept.length === 0 ? (
        <p>{`Nothing is shared with ${settings.companyName} at the moment.`}</p>
      ) : (
        <>
          <p>{`This is what you share with ${settings.companyName}. Open an entry to look at it or to disconnect it.`}</p>
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
