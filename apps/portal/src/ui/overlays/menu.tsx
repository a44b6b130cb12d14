import type { FloatingPosition } from '@mantine/core';
import type { ReactNode } from 'react';
import { onDemand } from '../loading/on-demand.tsx';
import { type OpenerButton, useOpener } from './use-opener.ts';

const OpenMenu = onDemand(async () => (await import('./open-menu.tsx')).OpenMenu);

interface MenuProps {
  /** The button that opens it. */
  button: OpenerButton;
  position?: FloatingPosition;
  /** MenuItem elements. */
  children: ReactNode;
}

/** Actions behind a button. The library's menu loads when the pointer or focus reaches the button. */
export function Menu({ button, position = 'bottom-end', children }: MenuProps) {
  const opener = useOpener('menu', button, OpenMenu.preload);
  return (
    <>
      {opener.button}
      <OpenMenu {...opener.part} position={position}>
        {children}
      </OpenMenu>
    </>
  );
}
