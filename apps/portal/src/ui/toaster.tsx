import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Where the toasts of `toasts.ts` appear; mounted once. */
export function Toaster() {
  // Below the header, whose end holds the page's action.
  return <Notifications position="top-right" limit={10} autoClose={3000} styles={{ root: { top: 96 } }} />;
}
