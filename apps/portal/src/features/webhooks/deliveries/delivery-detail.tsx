import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { WebhookDelivery } from '@smile/contract/webhook-deliveries';
import { IconArrowLeft, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CopyableId } from '../../../ui/copyable-id.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { showFailure, showSuccess } from '../../../ui/toasts/toasts.ts';
import { deliveryQuery, useResendDelivery, webhookQuery } from '../queries.ts';
import { AttemptPanel } from './attempt-panel.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { RequestPanel } from './request-panel.tsx';

interface DeliveryDetailProps {
  webhookId: string;
  deliveryId: string;
  onLeave: () => void;
}

export function DeliveryDetail({ webhookId, deliveryId, onLeave }: DeliveryDetailProps) {
  const { data, error, refetch } = useQuery(deliveryQuery(webhookId, deliveryId));
  const back = (
    <Anchor
      component="button"
      size="sm"
      fw={500}
      underline="hover"
      onClick={onLeave}
      style={{ alignSelf: 'flex-start' }}
    >
      <Group gap={6}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        All deliveries
      </Group>
    </Anchor>
  );
  return (
    <Stack gap="lg">
      {back}
      {error && !data && <ErrorPanel title="The delivery could not be loaded" error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height={320} />}
      {data && (
        <>
          <DeliveryHeader webhookId={webhookId} delivery={data.delivery} />
          <RequestPanel webhookId={webhookId} delivery={data.delivery} headers={data.attempts.at(-1)?.requestHeaders} />
          <Stack gap="sm">
            <Title order={3}>Attempts</Title>
            {data.attempts.length === 0 && <Text c="dimmed">The first attempt has not ended yet.</Text>}
            {data.attempts.toReversed().map((attempt) => (
              <AttemptPanel key={attempt.number} attempt={attempt} />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}

function DeliveryHeader({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const resend = useResendDelivery(webhookId);
  const isActive = useQuery(webhookQuery(webhookId)).data?.active ?? true;
  const { state, test, nextAttemptAt } = delivery;
  const send = () =>
    resend.mutate(delivery.id, {
      onSuccess: () => showSuccess('The delivery is sent again'),
      onError: (failure) => showFailure(failure, 'Failed to resend'),
    });
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap">
        <Group gap="xs">
          <Title order={2}>{delivery.eventType}</Title>
          <DeliveryState state={state} />
          {test && <Text c="dimmed">Test</Text>}
        </Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={14} />}
          disabled={state === 'PENDING'}
          loading={resend.isPending}
          onClick={send}
        >
          Resend
        </Button>
      </Group>
      <Group gap="lg" fz="sm">
        <Group gap={4}>
          Delivery <CopyableId value={delivery.id} label="delivery ID" lastCharacters={8} />
        </Group>
        <Group gap={4}>
          Event <CopyableId value={delivery.eventId} label="event ID" lastCharacters={8} />
        </Group>
        <Text size="sm" c="dimmed">
          Created <DateTime value={delivery.createdAt} />
        </Text>
        {nextAttemptAt && (
          <Text size="sm" c="dimmed">
            {isActive || test ? (
              <>
                Next attempt <DateTime value={nextAttemptAt} />
              </>
            ) : (
              'Waits until the webhook is active again'
            )}
          </Text>
        )}
      </Group>
    </Stack>
  );
}
