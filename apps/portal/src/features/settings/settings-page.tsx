import { Group, Skeleton, Stack, Tabs } from '@mantine/core';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { SettingsSkeleton } from '../../ui/loading/settings-skeleton.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { activeTab, type SettingsTab, settingsTabLabels, settingsTabs } from './settings-search.ts';

const ConsentTemplatesTab = onDemand(
  async () => (await import('../consent-templates/consent-templates-tab.tsx')).ConsentTemplatesTab,
  <TableSkeleton />,
);
const PasswordTab = onDemand(
  async () => (await import('../developers/password-tab.tsx')).PasswordTab,
  <SettingsSkeleton sections={[3, 2]} />,
);
const PersonalInformationTab = onDemand(
  async () => (await import('../developers/personal-information-tab.tsx')).PersonalInformationTab,
  <SettingsSkeleton sections={[3, 2]} />,
);
const TeamTab = onDemand(async () => (await import('../developers/team-tab.tsx')).TeamTab, <TableSkeleton />);
const OrganizationTab = onDemand(
  async () => (await import('../tenants/organization-tab.tsx')).OrganizationTab,
  <SettingsSkeleton sections={[1, 3, 3]} isWide />,
);

const route = getRouteApi('/shell/account/organization');

const contents: Record<SettingsTab, ComponentType> = {
  personal: PersonalInformationTab,
  password: PasswordTab,
  organization: OrganizationTab,
  team: TeamTab,
  consent: ConsentTemplatesTab,
};

export function SettingsPage() {
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const remembered = useLocation({ select: (location) => location.state.settingsTab });
  const showTab = (tab: string | null) => navigate({ search: {}, state: { settingsTab: tab as SettingsTab } });
  return (
    <Stack gap="lg">
      <PageHeader title="Settings" description="Your account, your organization and its team." />
      <Tabs value={activeTab(search, remembered)} onChange={showTab} keepMounted={false}>
        <Tabs.List mb="lg">
          {settingsTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {settingsTabLabels[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {settingsTabs.map((tab) => {
          const Content = contents[tab];
          return (
            <Tabs.Panel key={tab} value={tab}>
              <Content />
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </Stack>
  );
}

/** Skeleton of a title, its button, and a table. */
function TableSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading">
      <Group justify="space-between">
        <Skeleton height={20} width={320} />
        <Skeleton height={36} width={160} />
      </Group>
      <Skeleton height={260} />
    </Stack>
  );
}
