import { Stack, Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { toDate } from '../../ui/date-range.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { type UserFilters as Filters, readFilters, writeFilters } from './filter-search.ts';
import { usersQuery } from './queries.ts';
import { UserDrawer } from './user-drawer.tsx';
import { UserFilters } from './user-filters.tsx';
import { UserList } from './user-list.tsx';
import type { UserOutcome } from './users-search.ts';

const route = getRouteApi('/shell/users');

const tabs: { value: UserOutcome; label: string }[] = [
  { value: 'success', label: 'CONNECTED' },
  { value: 'fail', label: 'UNSUCCESSFUL CONNECTIONS' },
];

export function UsersPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const today = toDate(new Date());
  const status = search.tab ?? 'success';
  const filters = useMemo(() => readFilters(search, today), [search, today]);

  const showTab = (tab: string | null) => navigate({ search: { ...search, tab: tab === 'fail' ? 'fail' : undefined } });
  const find = async (wanted: Filters) => {
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
      <PageHeader title="User Data" description="The people who connected their accounts, and what they shared." />
      <Tabs value={status} onChange={showTab} keepMounted={false}>
        <Tabs.List mb="md">
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value }) => (
          <Tabs.Panel key={value} value={value}>
            <Stack gap="md">
              <UserFilters filters={filters} today={today} onSearch={find} onReset={reset} />
              <UserList status={value} filters={filters} onOpen={open} onReset={reset} />
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs>
      <UserDrawer />
    </Stack>
  );
}

function isSame(one: Filters, other: Filters): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
