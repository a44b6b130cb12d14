import { Badge, Group } from '@mantine/core';
import type { FileDatapoint } from '@smile/contract/file-types';
import { nameDatapoints } from './datapoint-labels.ts';

export function SupportedDatapoints({ supported }: { supported: readonly FileDatapoint[] }) {
  const labels = nameDatapoints(supported);
  if (labels.length === 0) return '-';
  return (
    <Group gap={4} miw={160}>
      {labels.map((label) => (
        <Badge key={label} variant="light" color="gray">
          {label}
        </Badge>
      ))}
    </Group>
  );
}
