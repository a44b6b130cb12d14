import { Badge } from '@mantine/core';
import type { InviteStatus as Status } from '@smile/contract/invites';

const looks: Record<Status, { label: string; color: string }> = {
  INVITED: { label: 'Invited', color: 'gray' },
  EMAIL_OPENED: { label: 'Email opened', color: 'amber' },
  LANDING_PAGE_OPENED: { label: 'Landing page opened', color: 'amber' },
  WINK_WIDGET_OPENED: { label: 'Wink Widget opened', color: 'amber' },
  LINKED: { label: 'Linked', color: 'green' },
  REVOKED: { label: 'Revoked', color: 'red' },
};

export function InviteStatus({ status }: { status: Status }) {
  const { label, color } = looks[status];
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  );
}
