import { VisuallyHidden } from '@mantine/core';
import { countOf } from '@smile/contract/texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ResetButton } from '../../../ui/fields/reset-button.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { LoadMore } from '../../../ui/table/load-more.tsx';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import { usersQuery } from '../queries.ts';
import type { UserOutcome } from '../users-search.ts';
import type { UserFilters } from './filter-search.ts';
import { userColumns } from './user-columns.tsx';
import classes from './user-list.module.css';

interface UserListProps {
  status: UserOutcome;
  filters: UserFilters;
  onOpen: (userId: string) => void;
  onReset: () => void;
}

const texts = {
  success: { label: 'Connected users', empty: 'No user connected an account in this period.' },
  fail: { label: 'Unsuccessful connections', empty: 'No connection failed in this period.' },
};

const connectLink = (
  <ButtonLink to="/link/emulator" variant="default" size="xs">
    Connect in the emulator
  </ButtonLink>
);

export function UserList({ status, filters, onOpen, onReset }: UserListProps) {
  const users = useInfiniteQuery(usersQuery(status, filters));
  // Deferred: rendering twenty rows at once would block typing.
  const rows = useDeferredValue(users.data)?.pages.flatMap((page) => page.items);
  const isFiltered = [filters.userName, filters.providerId, filters.userId].some((value) => value !== '');
  const loadMore = async () => {
    const { error } = await users.fetchNextPage();
    if (error) showFailure(error, 'More users could not be loaded');
  };
  return (
    <div className={classes.rows} data-stale={users.isPlaceholderData || undefined}>
      <VisuallyHidden role="status">
        {rows && !users.isPlaceholderData && `${countOf(rows.length, 'user')} shown`}
      </VisuallyHidden>
      <DataTable
        label={texts[status].label}
        columns={userColumns(status, (user) => onOpen(user.userId))}
        rows={rows}
        rowKey={(user) => user.userId}
        error={users.error}
        onRetry={() => users.refetch()}
        empty={
          isFiltered
            ? { text: 'No user in this period matches the search.', action: <ResetButton onReset={onReset} /> }
            : { text: texts[status].empty, action: connectLink }
        }
        footer={
          <LoadMore
            label="Load more users"
            endText="All Users Loaded"
            hasMore={users.hasNextPage}
            isLoading={users.isFetchingNextPage}
            onLoadMore={loadMore}
          />
        }
      />
    </div>
  );
}
