import { Badge, Text } from '@mantine/core';

const colors: Record<string, string> = { COMPLETED: 'green', PROCESSING: 'amber', ERROR: 'red' };

interface StatusBadgeProps {
  status: string;
  /** Why the request failed. */
  reason: string | null;
}

/** The API's status, with the reason below an error. */
export function StatusBadge({ status, reason }: StatusBadgeProps) {
  return (
    <>
      <Badge variant="light" color={colors[status] ?? 'gray'}>
        {status}
      </Badge>
      {status === 'ERROR' && reason && (
        <Text truncate maw={280} mt={2} size="xs" c="dimmed" title={reason}>
          {reason}
        </Text>
      )}
    </>
  );
}
