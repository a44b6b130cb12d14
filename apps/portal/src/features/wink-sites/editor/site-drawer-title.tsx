import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { siteNameQuery } from '../queries.ts';

interface SiteDrawerTitleProps {
  title: string;
  siteId: string;
}

/** Drawer title with the site's name. */
export function SiteDrawerTitle({ title, siteId }: SiteDrawerTitleProps) {
  const name = useQuery(siteNameQuery(siteId)).data;
  return (
    <Stack gap={4}>
      <Title order={2}>{title}</Title>
      <Text size="sm" c="dimmed" mih={20} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
    </Stack>
  );
}
