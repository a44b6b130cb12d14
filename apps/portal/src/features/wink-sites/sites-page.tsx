import { Skeleton, Stack, Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SessionDrawer } from '../site-sessions/session-drawer.tsx';
import { SiteDrawer } from './editor/site-drawer.tsx';
import { FunnelDrawer } from './funnel/funnel-drawer.tsx';
import { AddSiteButton } from './list/add-site-button.tsx';
import { SiteList } from './list/site-list.tsx';

const VersionsDrawer = onDemand(async () => (await import('./versions/versions-drawer.tsx')).VersionsDrawer);
const SessionList = onDemand(
  async () => (await import('../site-sessions/session-list.tsx')).SessionList,
  <Skeleton height={420} />,
);

const route = getRouteApi('/shell/link/winkSite');

export function SitesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [hadVersions, setHadVersions] = useState(false);
  if (search.versions && !hadVersions) setHadVersions(true);
  return (
    <Stack gap="lg">
      <PageHeader
        title="Manage Wink Sites"
        tabTitle="Wink Sites"
        description="No-code pages for the widget. Share a link and track each visit."
        action={<AddSiteButton />}
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
          <SiteList />
        </Tabs.Panel>
        <Tabs.Panel value="data">
          <SessionList
            search={search}
            onSearch={(filters) => navigate({ search: { tab: 'data', ...filters }, resetScroll: false })}
            onOpen={(session) => navigate({ search: { ...search, session }, resetScroll: false })}
          />
        </Tabs.Panel>
      </Tabs>
      <SiteDrawer />
      <FunnelDrawer siteId={search.funnel} onClose={() => navigate({ search: {}, resetScroll: false })} />
      {hadVersions && (
        <VersionsDrawer
          backLabel="Back to Sites"
          siteId={search.versions}
          onClose={() => navigate({ search: {}, resetScroll: false })}
        />
      )}
      <SessionDrawer
        sessionId={search.session}
        onClose={() => navigate({ search: { ...search, session: undefined }, resetScroll: false })}
      />
    </Stack>
  );
}
