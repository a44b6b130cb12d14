import { Group, Text } from '@mantine/core';
import { CopyButton } from './copy-button.tsx';
import classes from './copyable-id.module.css';
import { Tooltip } from './overlays/tooltip.tsx';

interface CopyableIdProps {
  value: string;
  /** Noun for the copy button: "Copy {label}". */
  label: string;
  /** How many characters of the end are shown; all of them when left out. */
  lastCharacters?: number;
  /** Says that it was copied, where the usual words are not wanted. */
  confirm?: (() => void) | undefined;
}

export function CopyableId({ value, label, lastCharacters, confirm }: CopyableIdProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <Tooltip label={value} multiline maw={420}>
        <Text component="span" className={classes.value}>
          <bdi>{lastCharacters ? value.slice(-lastCharacters) : value}</bdi>
        </Text>
      </Tooltip>
      <CopyButton value={value} label={label} confirm={confirm} />
    </Group>
  );
}
