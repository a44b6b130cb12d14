import { Text } from '@mantine/core';
import { shortenId } from '@smile/contract/common';
import type { Dashboard } from '@smile/contract/dashboard';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import { DashboardCard } from './dashboard-card.tsx';
import classes from './latest-events.module.css';

export function LatestEventsCard({ events }: { events: Dashboard['events'] }) {
  return (
    <DashboardCard
      title="Latest events"
      aside={
        <AnchorLink to="/developer/webhooks" size="sm" underline="hover">
          Webhooks
        </AnchorLink>
      }
    >
      <LatestEvents events={events} />
    </DashboardCard>
  );
}

/** One entry per account: person and provider, then the newest event and the number of event types. */
function LatestEvents({ events }: { events: Dashboard['events'] }) {
  if (events.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No events yet. They appear when end users connect accounts.
      </Text>
    );
  }
  return (
    <ul className={classes.events}>
      {events.map((event) => (
        <li key={event.id}>
          <div className={classes.line}>
            <span className={classes.person}>
              <Person event={event} />
            </span>
            <span className={classes.time}>
              <RelativeTime value={event.createdAt} />
            </span>
          </div>
          <div className={classes.types} title={event.types.join('\n')}>
            {event.provider && <span className={classes.provider}>{event.provider}</span>}
            <span className={classes.type}>{event.types[0]}</span>
            {event.types.length > 1 && <span>{`+${event.types.length - 1}`}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Person({ event: { userId, fullName, accountId } }: { event: Dashboard['events'][number] }) {
  if (!userId) return 'No end user';
  return (
    <AnchorLink
      to="/users/user-details"
      search={{ userId, ...(accountId && { accountId }) }}
      underline="hover"
      c="inherit"
      fw={500}
      size="sm"
    >
      {fullName ?? shortenId(userId)}
    </AnchorLink>
  );
}
