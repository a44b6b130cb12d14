import '@mantine/core/styles/Menu.layer.css';
import { type FloatingPosition, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { MenuItemContext } from './menu-item.tsx';
import { Anchor } from './popover/anchor.ts';
import type { OpenedBeside } from './use-opener.ts';

interface OpenMenuProps extends OpenedBeside {
  position: FloatingPosition;
  children: ReactNode;
}

export function OpenMenu({ id, anchor, opened, onClose, position, children }: OpenMenuProps) {
  return (
    <Menu id={id} opened={opened} onClose={onClose} position={position} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Anchor element={anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        <MenuItemContext value={Menu.Item}>{children}</MenuItemContext>
      </Menu.Dropdown>
    </Menu>
  );
}
