import { Skeleton, Stack, Text, Title } from '@mantine/core';
import type { Invite, InviteLog } from '@smile/contract/invites';
import { countOf } from '@smile/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { SideDrawer } from '../../ui/overlays/side-drawer.tsx';
import type { Column } from '../../ui/table/column.ts';
import { RowTable } from '../../ui/table/row-table.tsx';
import { InviteStatus } from './invite-status.tsx';
import { inviteLogsQuery } from './queries.ts';

const columns: Column<InviteLog>[] = [
  { header: 'Event', cell: (log) => <Event log={log} /> },
  { header: 'Time', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
];

function Event({ log: { event, inviteStatus } }: { log: InviteLog }) {
  if (event === 'REMINDER_SENT') return 'Reminder sent';
  return event === 'REMINDERS_STOPPED' ? 'Reminders stopped by the person' : <InviteStatus status={inviteStatus} />;
}

interface InviteDrawerProps {
  /** Null closes the drawer. */
  invite: Invite | null;
  onClose: () => void;
}

/** History of an invite and its reminders. */
export function InviteDrawer({ invite, onClose }: InviteDrawerProps) {
  const [shown, setShown] = useState(invite);
  if (invite && invite !== shown) setShown(invite);
  return (
    <SideDrawer opened={invite !== null} onClose={onClose} backLabel="Back to User Data">
      {shown && (
        <Stack gap="md">
          <Stack gap={4}>
            <Title order={2} style={{ overflowWrap: 'anywhere' }}>
              {shown.fullName}
            </Title>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {shown.email}
            </Text>
            <Text size="sm">{describeReminders(shown)}</Text>
          </Stack>
          <History key={shown.id} inviteId={shown.id} />
        </Stack>
      )}
    </SideDrawer>
  );
}

function History({ inviteId }: { inviteId: string }) {
  const { data, error, refetch } = useQuery(inviteLogsQuery(inviteId));
  if (data) return <RowTable label="History of the invite" columns={columns} rows={data} rowKey={({ id }) => id} />;
  if (error) return <ErrorPanel title="The history could not be loaded" error={error} onRetry={refetch} />;
  return <Skeleton height={160} role="status" aria-label="Loading the history" />;
}

function describeReminders({ reminderDays, remindersStoppedAt }: Invite): string {
  if (reminderDays.length === 0) return 'No reminders.';
  const days =
    reminderDays.length === 1
      ? `A reminder ${countOf(reminderDays[0]!, 'day')} after the invitation`
      : `Reminders ${reminderDays.join(', ')} days after the invitation`;
  return remindersStoppedAt ? `${days}, stopped by the person.` : `${days}, until the person has finished.`;
}
