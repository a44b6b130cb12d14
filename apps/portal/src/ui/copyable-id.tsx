import { Group, Text } from '@mantine/core';
import { CopyButton } from './copy-button.tsx';
import { Tooltip } from './overlays/tooltip.tsx';

interface CopyableIdProps {
  value: string;
  /** Noun for the copy button: "Copy {label}". */
  label: string;
  /** How many characters of the end are shown; all of them when left out. */
  lastCharacters?: number;
  /** The start of a longer one is left out. */
  maxWidth?: string;
  /** Says that it was copied, where the usual words are not wanted. */
  confirm?: (() => void) | undefined;
}

export function CopyableId({ value, label, lastCharacters, maxWidth = '16ch', confirm }: CopyableIdProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label={value} multiline maw={420}>
        <Text component="span" maw={maxWidth} fz="0.78125rem" truncate="start" ta="left" ff="monospace">
          <bdi>{lastCharacters ? value.slice(-lastCharacters) : value}</bdi>
        </Text>
      </Tooltip>
      <CopyButton value={value} label={label} confirm={confirm} />
    </Group>
  );
}
