import './frame-styles.ts';
import { useMediaQuery } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { pageLock } from '../../api/page-lock.ts';
import { PasswordExpiry } from '../../features/developers/password-expiry.tsx';
import { AllowanceNotice } from '../../features/usage/allowance-notice.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { LeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { showIcon } from '../show-icon.ts';
import { ModeBanner } from './mode-banner.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

const DesktopNotice = onDemand(async () => (await import('./desktop-notice.tsx')).DesktopNotice, null);
const PageLockDialog = onDemand(async () => (await import('./page-lock-dialog.tsx')).PageLockDialog);

export function Shell() {
  const isDesktop = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const conflict = useSyncExternalStore(pageLock.subscribe, pageLock.read);
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
      {conflict && <PageLockDialog conflict={conflict} />}
      <div className={classes.page}>
        <ModeBanner />
        <main id="content" tabIndex={-1} className={classes.content}>
          <Outlet />
        </main>
        <AllowanceNotice />
      </div>
    </div>
  );
}
