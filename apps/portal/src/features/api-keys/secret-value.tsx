import { ActionIcon, Group, Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';

const shownMs = 30_000;
/** Fixed width, so that a revealed secret wraps instead of moving other columns. */
const width = '8ch';

/** A masked secret, revealed for half a minute at a time; it can always be copied. */
export function SecretValue({ value }: { value: string }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), shownMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  const label = isShown ? 'Hide API Secret' : 'Show API Secret';
  return (
    <Group gap={2} wrap="nowrap">
      <Text
        component="span"
        w={width}
        flex="none"
        ff="monospace"
        fz="0.78125rem"
        lh={1.25}
        style={{ overflowWrap: 'anywhere' }}
      >
        {isShown ? value : '••••••••'}
      </Text>
      <Tooltip label={label}>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} onClick={() => setIsShown(!isShown)}>
          {isShown ? <IconEyeOff size={14} stroke={1.75} /> : <IconEye size={14} stroke={1.75} />}
        </ActionIcon>
      </Tooltip>
      <CopyButton value={value} label="API Secret" />
    </Group>
  );
}
