import { Paper, SimpleGrid, Text } from '@mantine/core';
import { type Dashboard, maxCounted } from '@smile/contract/dashboard';
import { Link } from '@tanstack/react-router';
import classes from './mode-counts.module.css';

const tiles = {
  userCount: { name: 'End users', to: '/users' },
  connectedAccountCount: { name: 'Connected accounts', to: '/users' },
  webhookCount: { name: 'Webhooks', to: '/developer/webhooks' },
  undeliveredCount: { name: 'Events not delivered', to: '/developer/webhooks' },
} as const satisfies Record<keyof Dashboard['counts'], { name: string; to: string }>;

/** Each count links to its list. */
export function ModeCounts({ counts }: { counts: Dashboard['counts'] }) {
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="md">
      {(Object.keys(tiles) as (keyof typeof tiles)[]).map((key) => (
        <Paper key={key} component={Link} to={tiles[key].to} withBorder p="md" className={classes.tile}>
          <Text size="sm" c="dimmed">
            {tiles[key].name}
          </Text>
          <Text className={classes.count} c={key === 'undeliveredCount' && counts[key] > 0 ? 'red' : undefined}>
            {describeCount(counts[key])}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

function describeCount(count: number): string {
  return `${count.toLocaleString('en-US')}${count >= maxCounted ? '+' : ''}`;
}
