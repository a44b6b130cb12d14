import { Stack, Tabs } from '@mantine/core';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { ConsentTemplatesTab } from '../consent-templates/consent-templates-tab.tsx';
import { PasswordTab } from '../developers/password-tab.tsx';
import { PersonalInformationTab } from '../developers/personal-information-tab.tsx';
import { TeamTab } from '../developers/team-tab.tsx';
import { OrganizationTab } from '../tenants/organization-tab.tsx';
import { activeTab, type SettingsTab } from './settings-search.ts';

const route = getRouteApi('/shell/account/organization');

const tabs = [
  { value: 'personal', label: 'Personal Information', Content: PersonalInformationTab },
  { value: 'password', label: 'Password', Content: PasswordTab },
  { value: 'organization', label: 'Organization', Content: OrganizationTab },
  { value: 'team', label: 'Team', Content: TeamTab },
  { value: 'consent', label: 'Consent Templates', Content: ConsentTemplatesTab },
] as const;

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
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, Content }) => (
          <Tabs.Panel key={value} value={value}>
            <Content />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}
