import { ActionIcon } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from './copy-text.ts';
import { Tooltip } from './overlays/tooltip.tsx';

interface CopyButtonProps {
  /** A text, or a function that creates it, so that a large text is only created when copied. */
  value: string | (() => string);
  /** Noun for the button's name: "Copy {label}". */
  label: string;
  /** Replaces the default confirmation. */
  confirm?: (() => void) | undefined;
}

export function CopyButton({ value, label, confirm }: CopyButtonProps) {
  return (
    <Tooltip label={`Copy ${label}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={`Copy ${label}`}
        onClick={(event) => {
          event.stopPropagation();
          copyText(typeof value === 'string' ? value : value(), confirm);
        }}
      >
        <IconCopy size={14} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
