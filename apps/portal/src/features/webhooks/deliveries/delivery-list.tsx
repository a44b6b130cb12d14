import { Badge, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { shortenId } from '@smile/contract/common';
import { countOf } from '@smile/contract/texts';
import type { WebhookDelivery } from '@smile/contract/webhook-deliveries';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ResetButton } from '../../../ui/fields/reset-button.tsx';
import { formatExactTime } from '../../../ui/format/format-time.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { LoadMore } from '../../../ui/table/load-more.tsx';
import { showFailure } from '../../../ui/toasts/toasts.ts';
import { deliveriesQuery } from '../queries.ts';
import type { DeliveryFilters } from '../webhooks-search.ts';
import { DeliveryState } from './delivery-state.tsx';
import { describeDuration } from './delivery-texts.ts';

const columns: Column<WebhookDelivery>[] = [
  {
    header: 'Event',
    cell: ({ eventType, test }) => (
      <Group gap={6} wrap="nowrap">
        {eventType}
        {test && (
          <Badge variant="outline" color="gray">
            Test
          </Badge>
        )}
      </Group>
    ),
  },
  { header: 'State', cell: ({ state }) => <DeliveryState state={state} /> },
  { header: 'Attempts', align: 'right', cell: ({ attemptCount }) => attemptCount },
  { header: 'Last Status', align: 'right', cell: ({ lastStatusCode }) => lastStatusCode ?? '-' },
  {
    header: 'Event ID',
    cell: ({ eventId }) => (
      <Text span ff="monospace" fz="xs">
        {shortenId(eventId)}
      </Text>
    ),
  },
  {
    header: 'Created At',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} style={{ whiteSpace: 'nowrap' }}>
        {formatExactTime(createdAt)}
      </time>
    ),
  },
  { header: 'Took', align: 'right', cell: (delivery) => describeDuration(delivery) },
];

interface DeliveryListProps {
  webhookId: string;
  filters: DeliveryFilters;
  onOpen: (deliveryId: string) => void;
  onReset: () => void;
  onTest: () => void;
}

/** List of deliveries; new ones appear automatically. */
export function DeliveryList({ webhookId, filters, onOpen, onReset, onTest }: DeliveryListProps) {
  const deliveries = useInfiniteQuery(deliveriesQuery(webhookId, filters));
  const rows = deliveries.data?.pages.flatMap((page) => page.items);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const loadMore = async () => {
    const { error } = await deliveries.fetchNextPage();
    if (error) showFailure(error, 'More deliveries could not be loaded');
  };
  return (
    <>
      <VisuallyHidden role="status">{rows && `${countOf(rows.length, 'delivery', 'deliveries')} shown`}</VisuallyHidden>
      <DataTable
        label="Deliveries"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        error={deliveries.error}
        onRetry={() => deliveries.refetch()}
        onOpen={({ id }) => onOpen(id)}
        empty={
          isFiltered
            ? { text: 'No delivery matches the search.', action: <ResetButton onReset={onReset} /> }
            : {
                text: 'No deliveries yet. They appear here as events happen, or send a test event.',
                action: (
                  <Button variant="default" size="xs" onClick={onTest}>
                    Send test event
                  </Button>
                ),
              }
        }
        footer={
          <LoadMore
            label="Load more deliveries"
            hasMore={deliveries.hasNextPage}
            isLoading={deliveries.isFetchingNextPage}
            onLoadMore={loadMore}
          />
        }
      />
    </>
  );
}
