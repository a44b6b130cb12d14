import { VisuallyHidden } from '@mantine/core';
import type { Invite } from '@smile/contract/invites';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyPanel } from '../../ui/empty-panel.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { InviteStatus } from './invite-status.tsx';
import classes from './list/user-list.module.css';
import { invitesQuery } from './queries.ts';

const columns: Column<Invite>[] = [
  { header: 'Name', cell: ({ fullName }) => <span className={classes.words}>{fullName}</span> },
  { header: 'Email', cell: ({ email }) => <span className={classes.words}>{email}</span> },
  { header: 'Status', cell: ({ status }) => <InviteStatus status={status} /> },
  { header: 'Invited At', cell: ({ invitedAt }) => <DateTime value={invitedAt} /> },
];

export function InviteList() {
  const invites = useInfiniteQuery(invitesQuery);
  const rows = invites.data?.pages.flatMap((page) => page.items);
  const loadMore = async () => {
    const { error } = await invites.fetchNextPage();
    if (error) showFailure(error, 'More invited users could not be loaded');
  };
  return (
    <>
      <VisuallyHidden role="status">{rows && `${rows.length} invited users shown`}</VisuallyHidden>
      <DataTable
        label="Invited users"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        error={invites.error}
        onRetry={() => invites.refetch()}
        empty={
          <EmptyPanel
            action={
              <ButtonLink to="/users/invite" variant="default" size="xs">
                Invite
              </ButtonLink>
            }
          >
            No users have been invited yet.
          </EmptyPanel>
        }
        footer={
          <LoadMore
            label="Load more invited"
            endText="All Users Loaded"
            hasMore={invites.hasNextPage}
            isLoading={invites.isFetchingNextPage}
            onLoadMore={loadMore}
          />
        }
      />
    </>
  );
}
