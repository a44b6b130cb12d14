import { Badge, type BadgeProps } from '@mantine/core';
import type { SiteSessionStatus } from '@smile/contract/site-sessions';

const looks: Record<SiteSessionStatus, BadgeProps> = {
  SUCCESS: { color: 'green' },
  FAILURE: { color: 'red' },
  IN_PROGRESS: { color: 'blue' },
  PENDING: { color: 'amber' },
  REVOKED: { color: 'gray', variant: 'outline' },
};

export function SessionStatus({ status }: { status: SiteSessionStatus }) {
  return (
    <Badge variant="light" {...looks[status]}>
      {status}
    </Badge>
  );
}
