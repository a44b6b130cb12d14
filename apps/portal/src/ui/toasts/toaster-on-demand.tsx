import { useEffect, useSyncExternalStore } from 'react';
import { onDemand } from '../loading/on-demand.tsx';
import { whenUsed } from '../loading/when-used.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { toasterDemand } from './toasts.ts';

const Toaster = onDemand(async () => (await import('./toaster.tsx')).Toaster);

const preload = () => void Promise.all([Toaster.preload(), Dialog.preload()]).catch(() => undefined);

/**
 * Renders nothing before the first toast. Loads on the first interaction, like dialogs, because a toast may report that
 * the network is gone.
 */
export function ToasterOnDemand() {
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted);
  useEffect(() => whenUsed(preload), []);
  if (!isWanted) return null;
  return <Toaster />;
}
