import { Group, Text } from '@mantine/core';
import { CopyButton } from './copy-button.tsx';
import { Tooltip } from './overlays/tooltip.tsx';

interface CopyableIdProps {
  value: string;
  /** Noun for the copy button: "Copy {label}". */
  label: string;
  /** Number of characters shown from the end; default: all. */
  lastCharacters?: number;
  /** Maximum width; the start of a longer id is cut off. */
  maxWidth?: string;
  /** Replaces the default confirmation. */
  confirm?: (() => void) | undefined;
}

export function CopyableId({ value, label, lastCharacters, maxWidth = '16ch', confirm }: CopyableIdProps) {
  return (
    <Group gap={4} wrap="nowrap">
      {/* A pixel more, or rounding drops a character and leaves a gap before the ellipsis. */}
      <Tooltip label={value} multiline maw={420}>
        <Text
          component="span"
          maw={`calc(${maxWidth} + 1px)`}
          fz="0.78125rem"
          truncate="start"
          ta="left"
          ff="monospace"
        >
          <bdi>{lastCharacters ? value.slice(-lastCharacters) : value}</bdi>
        </Text>
      </Tooltip>
      <CopyButton value={value} label={label} confirm={confirm} />
    </Group>
  );
}
