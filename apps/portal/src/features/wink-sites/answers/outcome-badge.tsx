import { Badge } from '@mantine/core';
import type { SiteOutcome } from '@smile/contract/site-answers';
import { outcomeNames } from './answer-filters.ts';

const colors: Partial<Record<SiteOutcome, string>> = {
  SUCCESS: 'green',
  DECLINED: 'amber',
  FAILURE: 'red',
  IN_PROGRESS: 'blue',
  PENDING: 'amber',
};

export function OutcomeBadge({ outcome }: { outcome: SiteOutcome }) {
  return (
    <Badge variant={outcome === 'REVOKED' ? 'outline' : 'light'} color={colors[outcome] ?? 'gray'} flex="none">
      {outcomeNames[outcome] ?? outcome}
    </Badge>
  );
}
