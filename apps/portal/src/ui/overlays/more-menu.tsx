import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Menu } from './menu.tsx';

interface MoreMenuProps {
  /** Purpose of the actions, used as the button's name. */
  label: string;
  size?: 'sm' | 'md';
  /** MenuItem elements. */
  children: ReactNode;
}

/** Menu of rare or dangerous actions behind a three-dot button. */
export function MoreMenu({ label, size = 'md', children }: MoreMenuProps) {
  const button = (
    <ActionIcon variant="subtle" color="gray" size={size} aria-label={label}>
      <IconDots size={size === 'sm' ? 15 : 18} stroke={1.75} />
    </ActionIcon>
  );
  return <Menu button={button}>{children}</Menu>;
}
