import { Stack, Tabs } from '@mantine/core';
import { PageHeader } from '../../ui/page-header.tsx';
import { AddSiteButton } from './add-site-button.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import { SiteList } from './site-list.tsx';

export function SitesPage() {
  return (
    <Stack gap="lg">
      <PageHeader
        title="Manage Wink Sites"
        tabTitle="Wink Sites"
        description="Pages of your own around the widget: send the link, and see who came how far."
        action={<AddSiteButton />}
      />
      <Tabs value="list">
        <Tabs.List mb="md">
          <Tabs.Tab value="list">Sites List</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="list">
          <SiteList />
        </Tabs.Panel>
      </Tabs>
      <SiteDrawer />
    </Stack>
  );
}
