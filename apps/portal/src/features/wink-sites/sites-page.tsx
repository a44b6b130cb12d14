import { Button, Skeleton, Stack, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SessionDrawer } from '../site-sessions/session-drawer.tsx';
import { SiteDrawer } from './editor/site-drawer.tsx';
import { FunnelDrawer } from './funnel/funnel-drawer.tsx';
import { AddSiteDialog } from './list/add-site-dialog.tsx';
import { SiteList } from './list/site-list.tsx';
import { sitesQuery } from './queries.ts';
import { readListSearch } from './sites-search.ts';

const VersionsDrawer = onDemand(async () => (await import('./versions/versions-drawer.tsx')).VersionsDrawer);
const SitesData = onDemand(async () => (await import('./sites-data.tsx')).SitesData, <Skeleton height={420} />);
const ResponseDrawer = onDemand(async () => (await import('./answers/response-drawer.tsx')).ResponseDrawer);

const route = getRouteApi('/shell/link/winkSite');

export function SitesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const listed = readListSearch(search);
  const sites = useInfiniteQuery({ ...sitesQuery(listed), enabled: search.tab !== 'data' });
  const isEmpty = search.tab !== 'data' && !listed.find && !listed.folder && sites.data?.pages[0]?.items.length === 0;
  const [isAdding, setIsAdding] = useState(false);
  const [hadVersions, setHadVersions] = useState(false);
  const [hadResponse, setHadResponse] = useState(false);
  if (search.versions && !hadVersions) setHadVersions(true);
  if (search.response && !hadResponse) setHadResponse(true);
  // The button is in the empty list instead, so that it does not move under the pointer while the list loads.
  const addButton = (
    <Button leftSection={<IconPlus size={16} />} disabled={sites.isLoading} onClick={() => setIsAdding(true)}>
      Add New Site
    </Button>
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title="Manage Wink Sites"
        tabTitle="Wink Sites"
        description="No-code pages for the widget. Share a link and track each visit."
        action={isEmpty ? undefined : addButton}
      />
      <Tabs
        value={search.tab ?? 'list'}
        onChange={(tab) => navigate({ search: tab === 'data' ? { tab } : {} })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="list">Sites List</Tabs.Tab>
          <Tabs.Tab value="data">Sites Data</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="list">
          <SiteList addButton={addButton} search={listed} />
        </Tabs.Panel>
        <Tabs.Panel value="data">
          <SitesData search={search} onSearch={(wanted) => navigate({ search: wanted, resetScroll: false })} />
        </Tabs.Panel>
      </Tabs>
      <AddSiteDialog opened={isAdding} onClose={() => setIsAdding(false)} />
      <SiteDrawer />
      <FunnelDrawer siteId={search.funnel} onClose={() => navigate({ search: listed, resetScroll: false })} />
      {hadVersions && (
        <VersionsDrawer
          backLabel="Back to Sites"
          siteId={search.versions}
          onClose={() => navigate({ search: listed, resetScroll: false })}
        />
      )}
      <SessionDrawer
        sessionId={search.session}
        onClose={() => navigate({ search: { ...search, session: undefined }, resetScroll: false })}
      />
      {hadResponse && (
        <ResponseDrawer
          sessionId={search.response}
          onClose={() => navigate({ search: { ...search, response: undefined }, resetScroll: false })}
        />
      )}
    </Stack>
  );
}
