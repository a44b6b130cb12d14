import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { isFolded, rememberFolded } from './folded-groups.ts';
import type { NavigationGroup } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import classes from './sidebar.module.css';

export function NavigationSection({ group }: { group: NavigationGroup }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  // The open page is always visible, even if its group was collapsed.
  const [isOpen, setIsOpen] = useState(() => !isFolded(group.label) || group.pages.some(({ to }) => to === path));
  const id = useId();
  const toggle = () => {
    setIsOpen(!isOpen);
    rememberFolded(group.label, isOpen);
  };
  return (
    <>
      <UnstyledButton
        className={`${classes.link} ${classes.section}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <group.icon size={18} stroke={1.75} aria-hidden />
        {group.label}
        <IconChevronRight className={classes.chevron} size={14} stroke={2} aria-hidden />
      </UnstyledButton>
      <ul className={classes.list} id={id} hidden={!isOpen}>
        {group.pages.map((page) => (
          <li key={page.label}>
            <NavigationLink page={page} isNested />
          </li>
        ))}
      </ul>
    </>
  );
}
