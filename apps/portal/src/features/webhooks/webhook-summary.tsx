import { Alert, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CopyableId } from '../../ui/copyable-id.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { showFailure, showSuccess } from '../../ui/toasts/toasts.ts';
import { ActiveMark, describeDisabled } from './active-mark.tsx';
import { useSetWebhookStatus, webhookQuery } from './queries.ts';

interface WebhookSummaryProps {
  webhookId: string;
  onTest: () => void;
}

/** Summary of the log's webhook, with its actions. */
export function WebhookSummary({ webhookId, onTest }: WebhookSummaryProps) {
  const { data: webhook, error, refetch } = useQuery(webhookQuery(webhookId));
  const setStatus = useSetWebhookStatus();
  if (error && !webhook) return <ErrorPanel title="The webhook could not be loaded" error={error} onRetry={refetch} />;
  if (!webhook) return <Skeleton height={74} />;
  const { active, name, url } = webhook;
  const disabled = describeDisabled(webhook);
  const toggle = () =>
    setStatus.mutate(
      { id: webhookId, active: !active },
      {
        onSuccess: () => showSuccess(active ? 'Webhook deactivated' : 'Webhook activated'),
        onError: (failure) => showFailure(failure, 'Failed to change the webhook'),
      },
    );
  return (
    <Stack gap="sm">
      <Paper withBorder p="md">
        <Group justify="space-between" wrap="nowrap" gap="lg">
          <Stack gap={2} miw={0}>
            <Group gap="xs" wrap="nowrap">
              <ActiveMark webhook={webhook} />
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
              <CopyableId value={webhookId} label="Webhook ID" lastCharacters={6} />
            </Group>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {url}
            </Text>
          </Stack>
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" size="xs" onClick={toggle} loading={setStatus.isPending}>
              {active ? 'Deactivate' : 'Activate'}
            </Button>
            <Button size="xs" leftSection={<IconSend size={14} />} onClick={onTest}>
              Send test event
            </Button>
          </Group>
        </Group>
      </Paper>
      {disabled && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />}>
          {`${disabled} Activate it once your endpoint works again: pending deliveries then continue.`}
        </Alert>
      )}
    </Stack>
  );
}
