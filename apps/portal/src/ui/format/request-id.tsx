import { Group, Text } from '@mantine/core';
import { CopyButton } from '../copy-button.tsx';

/** The id of a request, to quote when asking for help. */
export function RequestId({ value }: { value: string }) {
  return (
    <Group gap={4}>
      <Text c="dimmed" size="xs" style={{ overflowWrap: 'anywhere' }}>
        Request ID{' '}
        <Text span inherit ff="monospace">
          {value}
        </Text>
      </Text>
      <CopyButton value={value} label="request ID" />
    </Group>
  );
}
