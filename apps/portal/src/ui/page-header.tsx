import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** The browser tab's title where it differs from the page's. */
  tabTitle?: string;
  /** The page's purpose in one sentence. */
  description: ReactNode;
  /** Beside the title: a maturity tag. */
  tag?: ReactNode;
  /** The primary action, at the right. */
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
