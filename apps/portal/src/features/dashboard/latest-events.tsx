import { Code, Group, Text } from '@mantine/core';
import type { Dashboard } from '@smile/contract/dashboard';
import { RelativeTime } from '../../ui/relative-time.tsx';
import classes from './latest-events.module.css';

export function LatestEvents({ events }: { events: Dashboard['events'] }) {
  if (events.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nothing has happened yet. Events appear as soon as end users connect accounts.
      </Text>
    );
  }
  return (
    <ul className={classes.events}>
      {events.map(({ id, type, createdAt }) => (
        <li key={id}>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Code>{type}</Code>
            <Text size="xs" c="dimmed">
              <RelativeTime value={createdAt} />
            </Text>
          </Group>
        </li>
      ))}
    </ul>
  );
}
