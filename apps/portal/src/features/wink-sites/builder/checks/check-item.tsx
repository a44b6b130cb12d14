import { Button, Group, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useId } from 'react';
import type { CheckResult } from './prove-request.ts';

interface CheckItemProps {
  result: CheckResult;
  onGo: () => void;
  onPlay: () => void;
}

/** One result with a link to its place and, if available, the visit that demonstrates it. */
export function CheckItem({ result, onGo, onPlay }: CheckItemProps) {
  const id = useId();
  return (
    <li>
      <Text size="sm" id={id} style={{ overflowWrap: 'anywhere' }}>
        {result.text}
      </Text>
      <Group gap="xs" mt={4}>
        <Button variant="subtle" size="compact-xs" aria-describedby={id} onClick={onGo}>
          Go there
        </Button>
        {result.example && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-describedby={id}
            leftSection={<IconPlayerPlay size={13} aria-hidden />}
            onClick={onPlay}
          >
            Show me
          </Button>
        )}
      </Group>
    </li>
  );
}
