import { Button, VisuallyHidden } from '@mantine/core';
import { countOf } from '@smile/contract/count-of';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { EmptyPanel } from '../../../ui/empty-panel.tsx';
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

export function UserList({ status, filters, onOpen, onReset }: UserListProps) {
  const users = useInfiniteQuery(usersQuery(status, filters));
  // Twenty rows at once would hold up whoever types: they are drawn in parts, between what is pressed.
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
          isFiltered ? (
            <EmptyPanel
              action={
                <Button variant="default" size="xs" onClick={onReset}>
                  Reset
                </Button>
              }
            >
              No user in this period matches the search.
            </EmptyPanel>
          ) : (
            <EmptyPanel>{texts[status].empty}</EmptyPanel>
          )
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
