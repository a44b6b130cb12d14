import { Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { SendTestDialog } from '../editor/send-test-dialog.tsx';
import { WebhookSummary } from '../webhook-summary.tsx';
import type { DeliveryFilters as Filters } from '../webhooks-search.ts';
import { DeliveryFilters } from './delivery-filters.tsx';
import { DeliveryList } from './delivery-list.tsx';

interface DeliveryLogProps {
  webhookId: string;
  filters: Filters;
  onFilter: (filters: Filters) => void;
  onOpen: (deliveryId: string) => void;
}

export function DeliveryLog({ webhookId, filters, onFilter, onOpen }: DeliveryLogProps) {
  const [isTesting, setIsTesting] = useState(false);
  return (
    <Stack gap="lg">
      <Title order={2}>Delivery log</Title>
      <WebhookSummary webhookId={webhookId} onTest={() => setIsTesting(true)} />
      <DeliveryFilters
        key={JSON.stringify(filters)}
        filters={filters}
        onSearch={onFilter}
        onReset={() => onFilter({})}
      />
      <DeliveryList
        webhookId={webhookId}
        filters={filters}
        onOpen={onOpen}
        onReset={() => onFilter({})}
        onTest={() => setIsTesting(true)}
      />
      <SendTestDialog
        webhookId={webhookId}
        opened={isTesting}
        onClose={() => setIsTesting(false)}
        onSent={(delivery) => {
          setIsTesting(false);
          onOpen(delivery.id);
        }}
      />
    </Stack>
  );
}
