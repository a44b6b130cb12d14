import { Badge, type BadgeProps, Group } from '@mantine/core';
import type { SiteSessionStatus } from '@smile/contract/site-sessions';

const neutral: BadgeProps = { color: 'gray' };
const looks: Record<SiteSessionStatus, BadgeProps> = {
  SUCCESS: { color: 'green' },
  FAILURE: { color: 'red' },
  IN_PROGRESS: { color: 'blue' },
  PENDING: { color: 'amber' },
  REVOKED: { color: 'gray', variant: 'outline' },
};

interface SessionStatusProps {
  status: SiteSessionStatus;
  /** Ended at an ending that declines: a failure by the author's will. */
  isDeclined?: boolean;
}

/** A portal that was loaded before a status came to be shows it without a meaning. */
export function SessionStatus({ status, isDeclined = false }: SessionStatusProps) {
  const { color, variant } = Object.hasOwn(looks, status) ? looks[status] : neutral;
  const badge = (
    <Badge variant={variant ?? 'light'} color={color} flex="none">
      {status}
    </Badge>
  );
  if (!isDeclined || status !== 'FAILURE') return badge;
  return (
    <Group gap={4} wrap="nowrap" component="span" display="inline-flex">
      {badge}
      <Badge variant="outline" color="gray" flex="none">
        DECLINED
      </Badge>
    </Group>
  );
}
