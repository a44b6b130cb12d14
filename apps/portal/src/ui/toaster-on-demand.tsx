import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toasterDemand } from './toasts.ts';
import { whenIdle } from './when-idle.ts';

const load = () => import('./toaster.tsx');
const Toaster = lazy(async () => ({ default: (await load()).Toaster }));

/** Nothing until the first toast is asked for; it is loaded before, since what a toast says may be that the network is gone. */
export function ToasterOnDemand() {
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
