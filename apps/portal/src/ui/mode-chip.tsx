import { Badge } from '@mantine/core';
import { type Mode, modeNames } from '@smile/contract/common';

const colors = { SANDBOX: 'amber', PRODUCTION: 'green' } as const;

export function ModeChip({ mode }: { mode: Mode }) {
  return (
    <Badge variant="light" color={colors[mode]}>
      {modeNames[mode]}
    </Badge>
  );
}
