import { Button, Group, Stack, Title } from '@mantine/core';
import type { WebhookDeliveryDetail } from '@smile/contract/webhook-deliveries';
import { IconTerminal2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { copyText } from '../../../ui/copy-text.ts';
import { JsonView } from '../../../ui/json/json-view.tsx';
import { webhookQuery } from '../queries.ts';
import { curlCommand } from './curl-command.ts';
import { HeaderList } from './header-list.tsx';

interface RequestPanelProps {
  webhookId: string;
  delivery: WebhookDeliveryDetail;
  /** Headers of the last attempt; undefined before the first. */
  headers: Record<string, string> | undefined;
}

/** The request; its body is the same in every attempt. */
export function RequestPanel({ webhookId, delivery, headers }: RequestPanelProps) {
  const url = useQuery(webhookQuery(webhookId)).data?.url;
  const body = delivery.requestBody;
  const copy = () =>
    url && copyText(curlCommand({ url, body, headers: headers ?? { 'content-type': 'application/json' } }));
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={3}>Request</Title>
        <Button variant="default" size="xs" leftSection={<IconTerminal2 size={14} />} disabled={!url} onClick={copy}>
          Copy as curl
        </Button>
      </Group>
      {headers && <HeaderList label="Request headers" headers={headers} />}
      <JsonView value={JSON.parse(body)} label="request body" />
    </Stack>
  );
}
