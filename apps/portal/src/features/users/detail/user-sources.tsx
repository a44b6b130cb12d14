import { Tabs } from '@mantine/core';
import type { Account } from '@smile/contract/accounts';
import type { Archive } from '@smile/contract/archives';
import { EmptyPanel } from '../../../ui/empty-panel.tsx';
import { ArchiveTabs } from '../../archives/archive-tabs.tsx';
import { AccountTabs } from './account-tabs.tsx';

/** The open account or file type; default: the first account. */
export interface ShownSource {
  accountId?: string | undefined;
  fileType?: string | undefined;
}

interface UserSourcesProps {
  accounts: readonly Account[];
  archives: readonly Archive[];
  shown: ShownSource;
  onShow: (shown: ShownSource) => void;
}

/** A user's sources, with tabs for accounts and archives if there are any. */
export function UserSources({ accounts, archives, shown, onShow }: UserSourcesProps) {
  const [firstAccount] = accounts;
  const [firstArchive] = archives;
  if (!firstAccount && !firstArchive) return <EmptyPanel title="This user does not connect to any provider!" />;
  const isArchives = firstArchive !== undefined && (shown.fileType !== undefined || firstAccount === undefined);
  const select = (tab: string | null) =>
    onShow(tab === 'archives' ? { fileType: firstArchive?.type } : { accountId: firstAccount?.id });
  return (
    <Tabs value={isArchives ? 'archives' : 'accounts'} onChange={select} keepMounted={false}>
      <Tabs.List>
        {firstAccount && <Tabs.Tab value="accounts">Accounts</Tabs.Tab>}
        {firstArchive && <Tabs.Tab value="archives">Archives</Tabs.Tab>}
      </Tabs.List>
      {firstAccount && (
        <Tabs.Panel value="accounts" pt="md">
          <AccountTabs
            accounts={accounts}
            accountId={shown.accountId}
            onSelect={(accountId) => onShow({ accountId })}
          />
        </Tabs.Panel>
      )}
      {firstArchive && (
        <Tabs.Panel value="archives" pt="md">
          <ArchiveTabs archives={archives} fileType={shown.fileType} onSelect={(fileType) => onShow({ fileType })} />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
