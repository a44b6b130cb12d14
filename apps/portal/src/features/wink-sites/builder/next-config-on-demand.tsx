import type { ScreenId } from '@smile/site-model/document';
import { lazy, Suspense } from 'react';

const NextConfigDialog = lazy(async () => ({ default: (await import('./next-config-dialog.tsx')).NextConfigDialog }));

interface NextConfigOnDemandProps {
  /** Null while it is closed. */
  screenId: ScreenId | null;
  onClose: () => void;
}

/** The dialog of where a screen leads to, which loads when it is first opened. */
export function NextConfigOnDemand({ screenId, onClose }: NextConfigOnDemandProps) {
  if (screenId === null) return null;
  return (
    <Suspense>
      <NextConfigDialog screenId={screenId} onClose={onClose} />
    </Suspense>
  );
}
