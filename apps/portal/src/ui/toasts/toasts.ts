import type { NotificationData } from '@mantine/notifications';
import { callOf, onCallSuccess } from '../../api/failed-calls.ts';

/** Display time of a copy confirmation, in milliseconds. */
const copyToastMs = 1500;
const briefMs = 2000;

export function showSuccess(message: string): void {
  show({ message, color: 'green' });
}

/** Shows a warning for three seconds. */
export function showWarning(message: string): void {
  show({ message, color: 'amber' });
}

/** Shows an error until it is closed. */
export function showError(message: string): void {
  show({ message, color: 'red', autoClose: false });
}

/** Reports a failed call in one toast per call; it disappears when closed, or when the same call succeeds. */
export async function showFailure(error: Error, what?: string): Promise<void> {
  const id = callOf(error);
  const toast = {
    message: what ? `${what}: ${error.message}` : error.message,
    color: 'red',
    autoClose: false,
  } as const;
  if (!id) return show(toast);
  // Replaces a toast with the same id in place.
  await show({ id, ...toast });
  (await loadToasts()).notifications.update({ id, ...toast });
}

onCallSuccess(async (call) => {
  if (isWanted) (await loadToasts()).notifications.hide(call);
});

export function showCopied(): void {
  show({ message: 'Copy success!', color: 'green', autoClose: copyToastMs });
}

/** Shows a success message for two seconds. */
export function showBriefly(message: string): void {
  show({ message, color: 'green', autoClose: briefMs });
}

let isWanted = false;
const listeners = new Set<() => void>();

/** Whether a toast was requested, with a subscription, because the toaster is loaded for the first one. */
export const toasterDemand = {
  isWanted: () => isWanted,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A temporary toast must not block clicks below it; its own close button still works. */
const passing = { style: { pointerEvents: 'none' }, styles: { closeButton: { pointerEvents: 'auto' } } } as const;

async function show(toast: NotificationData): Promise<void> {
  isWanted = true;
  for (const listener of listeners) listener();
  const { notifications, toastTop } = await loadToasts();
  toastTop.measure();
  notifications.show(toast.autoClose === false ? toast : { ...passing, ...toast });
}

function loadToasts() {
  return import('./toaster.tsx');
}
