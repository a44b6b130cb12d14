import { Badge } from '@mantine/core';

const colors: Record<string, string> = { COMPLETED: 'green', PROCESSING: 'amber', ERROR: 'red' };

/** A status in the API's own word. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge variant="light" color={colors[status] ?? 'gray'}>
      {status}
    </Badge>
  );
}
