import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** Title of the browser tab, if different from the page's. */
  tabTitle?: string;
  /** Purpose of the page in one sentence. */
  description: ReactNode;
  /** Maturity tag beside the title. */
  tag?: ReactNode;
  /** Primary action on the right. */
  action?: ReactNode;
}

export function PageHeader({ title, tabTitle = title, description, tag, action }: PageHeaderProps) {
  useDocumentTitle(`${tabTitle} | Smile`);
  return (
    <Group component="header" justify="space-between" align="flex-start" wrap="nowrap">
      <Stack gap={4}>
        <Group gap="xs">
          <Title order={1}>{title}</Title>
          {tag}
        </Group>
        <Text c="dimmed">{description}</Text>
      </Stack>
      <Box flex="none">{action}</Box>
    </Group>
  );
}
