import { useEffect, useSyncExternalStore } from 'react';
import { onDemand } from './on-demand.tsx';
import { toasterDemand } from './toasts.ts';
import { whenIdle } from './when-idle.ts';

const Toaster = onDemand(async () => (await import('./toaster.tsx')).Toaster);

/** Nothing until the first toast is asked for; it is loaded before, since what a toast says may be that the network is gone. */
export function ToasterOnDemand() {
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted);
  useEffect(() => whenIdle(() => void Toaster.preload().catch(() => undefined)), []);
  if (!isWanted) return null;
  return <Toaster />;
}
