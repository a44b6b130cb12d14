import { Badge, Text } from '@mantine/core';

const colors: Record<string, string> = { COMPLETED: 'green', PROCESSING: 'amber', ERROR: 'red' };

interface StatusBadgeProps {
  status: string;
  /** Why a request failed. */
  reason: string | null;
}

/** A status in the API's own word, and the reason under one that is an error. */
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
