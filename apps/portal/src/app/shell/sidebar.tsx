import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ExternalLink } from '../external-link.tsx';
import { Keyboard } from '../shortcuts/keyboard.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { navigation } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';
import { NavigationSection } from './navigation-section.tsx';
import classes from './sidebar.module.css';
import { UserBlock } from './user-block.tsx';

export function Sidebar() {
  const navigationRef = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // In a low window the open page's entry may be scrolled out of view.
  useEffect(() => {
    if (path) navigationRef.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' });
  }, [path]);
  return (
    <div className={classes.sidebar}>
      <ModeSwitch />
      <UserBlock />
      <Keyboard />
      <nav ref={navigationRef} className={classes.navigation} aria-label="Main">
        <ul className={classes.list}>
          {navigation.map((entry) => (
            <li key={entry.label}>
              {'pages' in entry ? (
                <NavigationSection group={entry} />
              ) : 'setting' in entry ? (
                <ExternalLink entry={entry} />
              ) : (
                <NavigationLink page={entry} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <footer className={classes.footer}>
        <Link to="/" aria-label="Smile" className={classes.home}>
          <Logo />
        </Link>
        <ColorSchemeSwitch />
      </footer>
    </div>
  );
}
