import { Stack, Tabs } from '@mantine/core';
import type { SiteSession } from '@smile/contract/site-sessions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { ArchiveTabs } from '../archives/archive-tabs.tsx';
import { archivesQuery } from '../archives/queries.ts';
import { accountsQuery } from '../users/queries.ts';
import { linksQuery } from './queries.ts';
import { SessionAccounts } from './session-accounts.tsx';
import { SessionForms } from './session-forms.tsx';
import classes from './session-sections.module.css';
import { SourcesSkeleton } from './sources-skeleton.tsx';

/** The end user's data and answers; tabs for accounts and archives only if there are any. */
export function SessionSources({ session }: { session: SiteSession }) {
  const accounts = useQuery(accountsQuery(session.userId));
  const archives = useQuery(archivesQuery(session.userId));
  const links = useQuery(linksQuery(session.userId));
  const [chosen, setChosen] = useState<string | null>(null);
  const [fileType, setFileType] = useState<string>();
  if (accounts.isPending || archives.isPending || links.isPending) return <SourcesSkeleton />;
  const error = accounts.error ?? archives.error;
  const { data: accountList = [] } = accounts;
  const { data: archiveList = [] } = archives;
  const first = accountList.length > 0 ? 'accounts' : archiveList.length > 0 ? 'archives' : 'forms';
  return (
    <Stack gap="md">
      {error && (
        <ErrorPanel
          title="The shared data could not be loaded"
          error={error}
          onRetry={() => Promise.all([accounts.refetch(), archives.refetch()])}
        />
      )}
      <Tabs value={chosen ?? first} onChange={setChosen} keepMounted={false}>
        <Tabs.List mb="md">
          {accountList.length > 0 && <Tabs.Tab value="accounts">Accounts</Tabs.Tab>}
          {archiveList.length > 0 && <Tabs.Tab value="archives">Archives</Tabs.Tab>}
          <Tabs.Tab value="forms">Forms</Tabs.Tab>
        </Tabs.List>
        {accountList.length > 0 && (
          <Tabs.Panel value="accounts">
            <SessionAccounts userId={session.userId} accounts={accountList} archives={archiveList} />
          </Tabs.Panel>
        )}
        {archiveList.length > 0 && (
          <Tabs.Panel value="archives" className={classes.archives}>
            <ArchiveTabs archives={archiveList} fileType={fileType} onSelect={setFileType} />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="forms">
          <SessionForms sessionId={session.id} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
