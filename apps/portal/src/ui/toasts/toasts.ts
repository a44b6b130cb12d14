import type { NotificationData } from '@mantine/notifications';
import { callOf, onCallSuccess } from '../../api/failed-calls.ts';

/** How long copies are confirmed, in milliseconds. */
const copyToastMs = 1500;
const briefMs = 2000;

export function showSuccess(message: string): void {
  show({ message, color: 'green' });
}

/** A warning goes by itself after three seconds. */
export function showWarning(message: string): void {
  show({ message, color: 'amber' });
}

/** An error stays until it is closed. */
export function showError(message: string): void {
  show({ message, color: 'red', autoClose: false });
}

/** Reports a failure in one toast per call: it goes when it is closed, or once the same call succeeds. */
export async function showFailure(error: Error, what?: string): Promise<void> {
  const id = callOf(error);
  const toast = {
    message: what ? `${what}: ${error.message}` : error.message,
    color: 'red',
    autoClose: false,
  } as const;
  if (!id) return show(toast);
  // Updates a toast of the same id in place.
  await show({ id, ...toast });
  (await loadToasts()).notifications.update({ id, ...toast });
}

onCallSuccess(async (call) => {
  if (isWanted) (await loadToasts()).notifications.hide(call);
});

export function showCopied(): void {
  show({ message: 'Copy success!', color: 'green', autoClose: copyToastMs });
}

/** Good news that goes after two seconds. */
export function showBriefly(message: string): void {
  show({ message, color: 'green', autoClose: briefMs });
}

let isWanted = false;
const listeners = new Set<() => void>();

/** Whether a toast has been asked for, and calls back once it is: what shows them is loaded with the first one. */
export const toasterDemand = {
  isWanted: () => isWanted,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A toast that goes by itself must not block clicks below it; its own button still closes it. */
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
