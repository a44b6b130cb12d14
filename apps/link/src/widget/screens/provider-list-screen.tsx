import type { LinkProvider } from '@smile/contract/widget';
import { useId, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import {
  listDocuments,
  listProviders,
  pickPopular,
  searchDocuments,
  searchProviders,
  type TypeTab,
  typeTabs,
} from '../provider-filter.ts';
import type { Session } from '../session/session-state.ts';
import { DocumentRow } from '../ui/document-row.tsx';
import { Icon } from '../ui/icon.tsx';
import { MissingButton } from '../ui/missing-button.tsx';
import { ProviderRow } from '../ui/provider-row.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { TypeTabs } from '../ui/type-tabs.tsx';
import hidden from '../ui/visually-hidden.module.css';
import styles from './provider-list-screen.module.css';

interface ProviderListScreenProps {
  session: Session;
  onOpenProvider: (providerId: string) => void;
  onOpenDocument: (fileType: string) => void;
  onMissing: () => void;
}

export function ProviderListScreen({ session, onOpenProvider, onOpenDocument, onMissing }: ProviderListScreenProps) {
  const panelId = useId();
  const [tab, setTab] = useState<TypeTab>('ALL');
  const [search, setSearch] = useState('');
  const { settings, accounts, uploads } = session;
  const listed = listProviders(session.providers, accounts, settings);
  const found = searchProviders(listed, tab, search);
  const popular = tab === 'ALL' && search === '' ? pickPopular(found, settings) : [];
  const documents = searchDocuments(listDocuments(uploads.fileTypes, settings), tab, search);
  const count = found.length + documents.length;
  const kind = translate(typeTabs.find((each) => each.type === tab)?.label ?? '');
  const show = (provider: LinkProvider, isTile: boolean) => (
    <li key={provider.id}>
      <ProviderRow
        provider={provider}
        account={provider.accountId ? accounts[provider.accountId] : undefined}
        isTile={isTile}
        onOpen={() => onOpenProvider(provider.id)}
      />
    </li>
  );
  const results = (
    <>
      <p className={hidden.text} role="status">
        {search !== '' && count > 0 && translate('{count} found', { count })}
      </p>
      {count === 0 && (
        <p className={styles.empty}>
          {tab === 'ALL' ? translate('Nothing found.') : translate('Nothing found under {kind}.', { kind })}
        </p>
      )}
      {popular.length > 0 && (
        <ul className={styles.grid} aria-label={translate('Popular')}>
          {popular.map((provider) => show(provider, true))}
        </ul>
      )}
      <ul className={styles.list}>
        {found.filter((provider) => !popular.includes(provider)).map((provider) => show(provider, false))}
        {documents.map((fileType) => (
          <li key={fileType.type}>
            <DocumentRow fileType={fileType} archives={uploads.archives} onOpen={() => onOpenDocument(fileType.type)} />
          </li>
        ))}
        <li>
          <MissingButton text={translate("Can't find your account?")} onClick={onMissing} />
        </li>
      </ul>
    </>
  );
  return (
    <ScreenLayout title={translate('Select your account')}>
      <div className={styles.tools}>
        {settings.hasSearch && (
          <label className={styles.search}>
            <Icon name="search" size={20} />
            <input
              type="search"
              aria-label={translate('Search')}
              placeholder={translate('Search')}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </label>
        )}
        {settings.hasTypeTabs && (
          <TypeTabs hasSystem={settings.hasSystemTab} selected={tab} panelId={panelId} onSelect={setTab} />
        )}
      </div>
      {settings.hasTypeTabs ? (
        <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`}>
          {results}
        </div>
      ) : (
        results
      )}
    </ScreenLayout>
  );
}
