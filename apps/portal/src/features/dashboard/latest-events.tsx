import { Group, Text } from '@mantine/core';
import type { Dashboard } from '@smile/contract/dashboard';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import classes from './latest-events.module.css';

export function LatestEvents({ events }: { events: Dashboard['events'] }) {
  if (events.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No events yet. They appear when end users connect accounts.
      </Text>
    );
  }
  return (
    <ul className={classes.events}>
      {events.map(({ id, type, userId, createdAt }) => (
        <li key={id}>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            {userId ? (
              <AnchorLink
                to="/users/user-details"
                search={{ userId }}
                underline="hover"
                c="inherit"
                className={classes.type}
              >
                {type}
              </AnchorLink>
            ) : (
              <span className={classes.type}>{type}</span>
            )}
            <Text size="xs" c="dimmed">
              <RelativeTime value={createdAt} />
            </Text>
          </Group>
        </li>
      ))}
    </ul>
  );
}
