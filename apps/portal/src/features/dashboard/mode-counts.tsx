import { SimpleGrid, Text } from '@mantine/core';
import { type Dashboard, maxCounted } from '@smile/contract/dashboard';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './mode-counts.module.css';

const names: Record<keyof Dashboard['counts'], string> = {
  userCount: 'End users',
  connectedAccountCount: 'Connected accounts',
  webhookCount: 'Webhooks',
  undeliveredCount: 'Events not delivered',
};

export function ModeCounts({ counts }: { counts: Dashboard['counts'] }) {
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="md">
      {Object.entries(names).map(([key, name]) => (
        <DashboardCard key={key}>
          <Text size="sm" c="dimmed">
            {name}
          </Text>
          <Text className={classes.count}>{describeCount(counts[key as keyof typeof names])}</Text>
        </DashboardCard>
      ))}
    </SimpleGrid>
  );
}

function describeCount(count: number): string {
  return `${count.toLocaleString('en-US')}${count >= maxCounted ? '+' : ''}`;
}
