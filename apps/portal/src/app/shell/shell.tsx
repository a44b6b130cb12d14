import './frame-styles.ts';
import { useMediaQuery } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PasswordExpiry } from '../../features/developers/password-expiry.tsx';
import { LeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { showIcon } from '../show-icon.ts';
import { DesktopNotice } from './desktop-notice.tsx';
import { ModeBanner } from './mode-banner.tsx';
import { PageLockDialog } from './page-lock-dialog.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

export function Shell() {
  const isDesktop = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  useEffect(showIcon, []);
  if (!isDesktop) return <DesktopNotice />;
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <Sidebar />
      <PasswordExpiry />
      <LeaveGuard />
      <PageLockDialog />
      <div className={classes.page}>
        <ModeBanner />
        <main id="content" tabIndex={-1} className={classes.content}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
