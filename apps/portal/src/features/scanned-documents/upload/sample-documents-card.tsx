import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { portalConfigQuery } from '../../../api/portal-config.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SampleLinks } from './sample-links.tsx';

const person = 'George';

export function SampleDocumentsCard() {
  const config = useQuery(portalConfigQuery);
  const linkUrl = config.data?.linkUrl;
  return (
    <Paper withBorder p="md" component="section" aria-label="Sample Documents">
      <Group justify="space-between" gap="md">
        <Stack gap={2}>
          <Title order={2}>Sample Documents</Title>
          <Text size="sm" c="dimmed">
            Documents of an invented person, for test uploads.
          </Text>
        </Stack>
        {config.error && !linkUrl ? (
          <ErrorPanel title="The samples could not be found" error={config.error} onRetry={() => config.refetch()} />
        ) : (
          <SampleLinks userName={person} linkUrl={linkUrl} />
        )}
      </Group>
    </Paper>
  );
}
