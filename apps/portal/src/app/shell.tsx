import './frame-styles.ts';
import { useFavicon, useMediaQuery } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { readMode } from '../api/session.ts';
import { PasswordExpiry } from '../features/developers/password-expiry.tsx';
import { DesktopNotice } from './desktop-notice.tsx';
import { Keyboard } from './keyboard.tsx';
import { ModeBanner } from './mode-banner.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { useSessionSync } from './use-session-sync.ts';

const favicons = { Sandbox: '/favicon-sandbox.svg', Production: '/favicon-production.svg' };

export function Shell() {
  const isDesktop = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  useFavicon(favicons[readMode()]);
  useSessionSync();
  if (!isDesktop) return <DesktopNotice />;
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <Sidebar />
      <PasswordExpiry />
      <Keyboard />
      <div className={classes.page}>
        <ModeBanner />
        <main id="content" tabIndex={-1} className={classes.content}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
