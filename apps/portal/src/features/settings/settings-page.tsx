import { Stack, Tabs } from '@mantine/core';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { ConsentTemplatesTab } from '../consent-templates/consent-templates-tab.tsx';
import { PasswordTab } from '../developers/password-tab.tsx';
import { PersonalInformationTab } from '../developers/personal-information-tab.tsx';
import { TeamTab } from '../developers/team-tab.tsx';
import { OrganizationTab } from '../tenants/organization-tab.tsx';
import { activeTab, type SettingsTab, settingsTabLabels, settingsTabs } from './settings-search.ts';

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
