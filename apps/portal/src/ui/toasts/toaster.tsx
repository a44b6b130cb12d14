import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useSyncExternalStore } from 'react';
import { toastTop } from './toast-top.ts';
import classes from './toaster.module.css';

export { notifications, toastTop };

/** Renders the toasts of `toasts.ts`; mounted once. */
export function Toaster() {
  const top = useSyncExternalStore(toastTop.subscribe, toastTop.read);
  return (
    <Notifications
      position="top-right"
      limit={10}
      autoClose={3000}
      classNames={classes}
      style={{ '--toast-top': `${top}px` }}
    />
  );
}
