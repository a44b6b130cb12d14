import { Badge } from '@mantine/core';

const looks = {
  SANDBOX: { label: 'Sandbox', color: 'amber' },
  PRODUCTION: { label: 'Production', color: 'green' },
} as const;

export function ModeChip({ mode }: { mode: keyof typeof looks }) {
  const { label, color } = looks[mode];
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  );
}
