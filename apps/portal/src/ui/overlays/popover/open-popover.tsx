import { Popover, type PopoverProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OpenedBeside } from '../use-opener.ts';
import { Anchor } from './anchor.ts';

interface OpenPopoverProps extends OpenedBeside, Pick<PopoverProps, 'position' | 'width'> {
  padding?: number;
  children: ReactNode;
}

export function OpenPopover({ anchor, onClose, padding, children, ...popover }: OpenPopoverProps) {
  return (
    <Popover {...popover} onChange={(isOpen) => !isOpen && onClose()} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown p={padding}>{children}</Popover.Dropdown>
    </Popover>
  );
}
