import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterDemand } from './toasts.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Nothing until the first toast is asked for. */
export function ToasterOnDemand() {
  const isWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.isWanted);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
