import { Badge, type BadgeProps } from '@mantine/core';
import type { SiteSessionStatus } from '@smile/contract/site-sessions';

const neutral: BadgeProps = { color: 'gray' };
const looks: Record<SiteSessionStatus, BadgeProps> = {
  SUCCESS: { color: 'green' },
  FAILURE: { color: 'red' },
  IN_PROGRESS: { color: 'blue' },
  PENDING: { color: 'amber' },
  REVOKED: { color: 'gray', variant: 'outline' },
};

/** A portal that was loaded before a status came to be shows it without a meaning. */
export function SessionStatus({ status }: { status: SiteSessionStatus }) {
  const { color, variant } = Object.hasOwn(looks, status) ? looks[status] : neutral;
  return (
    <Badge variant={variant ?? 'light'} color={color} flex="none">
      {status}
    </Badge>
  );
}
