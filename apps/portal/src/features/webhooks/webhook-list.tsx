import { Center, Loader, Paper, VisuallyHidden } from '@mantine/core';
import type { Webhook } from '@smile/contract/webhooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable } from '../../ui/table/data-table.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { showFailure } from '../../ui/toasts/toasts.ts';
import { webhooksQuery } from './queries.ts';
import { webhookColumns } from './webhook-columns.tsx';

interface WebhookListProps {
  /** Button shown in an empty list. */
  addButton: ReactNode;
  onOpen: (webhook: Webhook) => void;
  onDelete: (webhook: Webhook) => void;
}

export function WebhookList({ addButton, onOpen, onDelete }: WebhookListProps) {
  const webhooks = useInfiniteQuery(webhooksQuery);
  const rows = webhooks.data?.pages.flatMap((page) => page.items);
  const loadMore = async () => {
    const { error } = await webhooks.fetchNextPage();
    if (error) showFailure(error, 'More webhooks could not be loaded');
  };
  if (!rows && !webhooks.error) {
    return (
      <Paper withBorder>
        <Center p="xl" mih={160} role="status">
          <Loader aria-hidden />
          <VisuallyHidden>Loading webhooks</VisuallyHidden>
        </Center>
      </Paper>
    );
  }
  return (
    <DataTable
      label="Webhooks"
      columns={webhookColumns(onDelete)}
      rows={rows}
      rowKey={({ id }) => id}
      error={webhooks.error}
      onRetry={() => webhooks.refetch()}
      onOpen={onOpen}
      empty={{ text: 'Add a webhook to receive events in this mode.', action: addButton }}
      footer={
        <LoadMore
          label="Load more webhooks"
          endText="All Webhooks Loaded"
          hasMore={webhooks.hasNextPage}
          isLoading={webhooks.isFetchingNextPage}
          onLoadMore={loadMore}
        />
      }
    />
  );
}
