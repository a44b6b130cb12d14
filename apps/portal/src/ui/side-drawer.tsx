import { Drawer, UnstyledButton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './side-drawer.module.css';

interface SideDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** The link at the top that closes the drawer, and the drawer's name. */
  backLabel: string;
  size?: string | number;
  children: ReactNode;
}

export function SideDrawer({ opened, onClose, backLabel, size = '50%', children }: SideDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={size}
      withCloseButton={false}
      title={
        <UnstyledButton className={classes.back} onClick={onClose}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden />
          {backLabel}
        </UnstyledButton>
      }
    >
      {children}
    </Drawer>
  );
}
