import type { PopoverProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { onDemand } from '../../loading/on-demand.tsx';
import { type OpenerButton, useOpener } from '../use-opener.ts';

const OpenPopover = onDemand(async () => (await import('./open-popover.tsx')).OpenPopover);

interface PortalPopoverProps extends Pick<PopoverProps, 'position' | 'width'> {
  /** The button that opens it. */
  button: OpenerButton;
  /** Padding inside the popover. */
  padding?: number;
  /** Content; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/** Popover beside a button. The library's popover loads when the pointer or focus reaches the button. */
export function Popover({ button, children, ...look }: PortalPopoverProps) {
  const { button: opener, part } = useOpener('dialog', button, OpenPopover.preload);
  return (
    <>
      {opener}
      <OpenPopover {...look} {...part}>
        {children(part.onClose)}
      </OpenPopover>
    </>
  );
}
