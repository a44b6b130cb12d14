import { UnstyledButton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { onDemand } from '../loading/on-demand.tsx';
import classes from './side-drawer.module.css';
import { useTopmost } from './use-topmost.ts';

const Drawer = onDemand(async () => (await import('./modal-and-drawer.ts')).Drawer);

/** Specified widths; drawers have no others. */
const widths = { beside: 'calc(100vw - 280px)', full: '100%' } as const;

interface SideDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** Label of the link at the top that closes the drawer; also the drawer's name. */
  backLabel: string;
  /** `beside` leaves the navigation visible, `full` covers the window. */
  width?: keyof typeof widths;
  /** True for editors, which use the whole drawer; other content is as wide as a page. */
  isEditor?: boolean;
  children: ReactNode;
}

export function SideDrawer({
  opened,
  onClose,
  backLabel,
  width = 'beside',
  isEditor = false,
  children,
}: SideDrawerProps) {
  const closeTopmost = useTopmost(opened, onClose);
  useWindowEvent(
    'keydown',
    (event) => {
      if (opened && event.key === 'Escape' && !event.isComposing && !isMeantForAnother(event)) closeTopmost();
    },
    { capture: true },
  );
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={widths[width]}
      withCloseButton={false}
      closeOnEscape={false}
      classNames={isEditor ? {} : { header: classes.page, body: classes.page }}
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

/** Escape closes the topmost element first: a dialog, a popover, or an open list whose field consumes the key. */
function isMeantForAnother({ target }: KeyboardEvent): boolean {
  if (document.querySelectorAll('[role="dialog"][aria-modal="true"]').length > 1) return true;
  if (!(target instanceof Element)) return false;
  const isInPopover = target.closest('[role="dialog"]')?.matches(':not([aria-modal="true"])') ?? false;
  return isInPopover || target.getAttribute('data-mantine-stop-propagation') === 'true';
}
