import { VisuallyHidden } from '@mantine/core';
import type { Invite } from '@smile/contract/invites';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { InviteStatus } from './invite-status.tsx';
import classes from './list/user-list.module.css';
import { invitesQuery } from './queries.ts';

const InviteDrawer = onDemand(async () => (await import('./invite-drawer.tsx')).InviteDrawer);
const OneShown = onDemand(async () => (await import('../../ui/one-shown.tsx')).OneShown, null);

const columns: Column<Invite>[] = [
  { header: 'Name', cell: ({ fullName }) => <span className={classes.words}>{fullName}</span> },
  { header: 'Email', cell: ({ email }) => <span className={classes.words}>{email}</span> },
  { header: 'Status', cell: ({ status }) => <InviteStatus status={status} /> },
  { header: 'Invited At', cell: ({ invitedAt }) => <DateTime value={invitedAt} /> },
];

interface InviteListProps {
  /** Shows only this invite. */
  only?: string | undefined;
  onShowAll: () => void;
}

export function InviteList({ only, onShowAll }: InviteListProps) {
  const invites = useInfiniteQuery(invitesQuery(only));
  const [opened, setOpened] = useState<Invite | null>(null);
  const rows = invites.data?.pages.flatMap((page) => page.items);
  const loadMore = async () => {
    const { error } = await invites.fetchNextPage();
    if (error) showFailure(error, 'More invited users could not be loaded');
  };
  return (
    <>
      <VisuallyHidden role="status">{rows && `${rows.length} invited users shown`}</VisuallyHidden>
      {only && <OneShown noun="invite" onShowAll={onShowAll} />}
      <DataTable
        label="Invited users"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        error={invites.error}
        onRetry={() => invites.refetch()}
        onOpen={setOpened}
        empty={{
          text: 'No users have been invited yet.',
          action: (
            <ButtonLink to="/users/invite" variant="default" size="xs">
              Invite
            </ButtonLink>
          ),
        }}
        footer={
          !only && (
            <LoadMore
              label="Load more invited"
              endText="All Users Loaded"
              hasMore={invites.hasNextPage}
              isLoading={invites.isFetchingNextPage}
              onLoadMore={loadMore}
            />
          )
        }
      />
      <InviteDrawer invite={opened} onClose={() => setOpened(null)} />
    </>
  );
}
