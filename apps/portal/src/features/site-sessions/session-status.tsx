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
  /** True if it reached an ending that declines, which is an intended failure. */
  isDeclined?: boolean;
}

/** An outdated portal page shows unknown statuses without a description. */
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
