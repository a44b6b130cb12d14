import { Badge, Button, Group, Text } from '@mantine/core';
import type { DeveloperSession } from '@smile/contract/developer-sessions';
import { DateTime } from '../../ui/format/date-time.tsx';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import type { Column } from '../../ui/table/column.ts';

const places: Record<DeveloperSession['place'], string | null> = {
  THIS_MACHINE: 'the server’s own machine',
  PRIVATE_NETWORK: 'a private network',
  INTERNET: null,
};

/** No geolocation: besides the IP address, only this machine and private networks are named. */
function Place({ ipAddress, place }: Pick<DeveloperSession, 'ipAddress' | 'place'>) {
  return (
    <>
      <Text span inherit ff="monospace">
        {ipAddress ?? 'Unknown'}
      </Text>
      {places[place] && (
        <Text span inherit c="dimmed">
          {` ${places[place]}`}
        </Text>
      )}
    </>
  );
}

export function sessionColumns(onEnd: (session: DeveloperSession) => void): Column<DeveloperSession>[] {
  return [
    {
      header: 'Device',
      cell: ({ device, isCurrent }) => (
        <Group gap="xs" wrap="nowrap">
          {device}
          {isCurrent && (
            <Badge variant="light" color="green">
              This session
            </Badge>
          )}
        </Group>
      ),
    },
    { header: 'Place', cell: (session) => <Place {...session} /> },
    { header: 'Last Used', cell: ({ lastUsedAt }) => <RelativeTime value={lastUsedAt} isExact /> },
    { header: 'Signed In', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    {
      header: 'Action',
      role: 'actions',
      cell: (session) =>
        !session.isCurrent && (
          <Button
            variant="default"
            size="compact-xs"
            aria-label={`End session ${session.device} ${session.ipAddress ?? ''}`.trim()}
            onClick={() => onEnd(session)}
          >
            End
          </Button>
        ),
    },
  ];
}
