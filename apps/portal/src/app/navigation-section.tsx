import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { NavigationGroup } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import classes from './sidebar.module.css';

export function NavigationSection({ group }: { group: NavigationGroup }) {
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  return (
    <>
      <UnstyledButton
        className={`${classes.link} ${classes.section}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
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
