import { Skeleton, Stack, Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readMode } from '../../api/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { todayInUtc } from '../../ui/dates/date-range.ts';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { UserDrawer } from './detail/user-drawer.tsx';
import { type UserFilters as Filters, readFilters, writeFilters } from './list/filter-search.ts';
import { UserFilters } from './list/user-filters.tsx';
import { UserList } from './list/user-list.tsx';
import { usersQuery } from './queries.ts';
import { readUsersSearch, type UserOutcome, type UsersTab } from './users-search.ts';

const InviteList = onDemand(async () => (await import('./invite-list.tsx')).InviteList, <Skeleton height={320} />);

const route = getRouteApi('/shell/users');

const tabs: { value: UsersTab; label: string }[] = [
  { value: 'success', label: 'CONNECTED' },
  { value: 'invite', label: 'INVITED' },
  { value: 'fail', label: 'UNSUCCESSFUL CONNECTIONS' },
];
const outcomes: UserOutcome[] = ['success', 'fail'];

export function UsersPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const today = todayInUtc();
  const isProduction = readMode() === 'Production';
  const shownTabs = isProduction ? tabs : tabs.filter(({ value }) => value !== 'invite');
  const tab = shownTabs.find(({ value }) => value === search.tab)?.value ?? 'success';
  const filters = useMemo(() => readFilters(search, today), [search, today]);

  const showTab = (chosen: string | null) =>
    navigate({ search: { ...search, tab: readUsersSearch({ tab: chosen }).tab } });
  const find = async (status: UserOutcome, wanted: Filters) => {
    await navigate({ search: { tab: search.tab, ...writeFilters(wanted, today) } });
    if (isSame(wanted, filters))
      await queryClient.invalidateQueries({ queryKey: usersQuery(status, filters).queryKey });
  };
  const reset = () => navigate({ search: { tab: search.tab } });
  const open = (userId: string) =>
    navigate({
      search: { ...search, user: userId, account: undefined },
      mask: { to: '/users/user-details', search: { userId } },
      resetScroll: false,
    });
  return (
    <Stack gap="lg">
      <PageHeader
        title="User Data"
        description="People who connected accounts, and the data they shared."
        action={isProduction && <ButtonLink to="/users/invite">Invite new Users</ButtonLink>}
      />
      <Tabs value={tab} onChange={showTab} keepMounted={false}>
        <Tabs.List mb="md">
          {shownTabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {outcomes.map((status) => (
          <Tabs.Panel key={status} value={status}>
            <Stack gap="md">
              <UserFilters
                filters={filters}
                today={today}
                onSearch={(wanted) => find(status, wanted)}
                onReset={reset}
              />
              <UserList status={status} filters={filters} onOpen={open} onReset={reset} />
            </Stack>
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="invite">
          <InviteList only={search.invite} onShowAll={() => navigate({ search: { tab: search.tab } })} />
        </Tabs.Panel>
      </Tabs>
      <UserDrawer />
    </Stack>
  );
}

function isSame(one: Filters, other: Filters): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
