import type { ScreenId } from '@smile/site-model/document';
import { onDemand } from '../../../ui/on-demand.tsx';

export const NextConfigDialog = onDemand(async () => (await import('./next-config-dialog.tsx')).NextConfigDialog);

interface NextConfigOnDemandProps {
  /** Null while it is closed. */
  screenId: ScreenId | null;
  onClose: () => void;
}

/** The dialog of where a screen leads to, which loads when it is first opened. */
export function NextConfigOnDemand({ screenId, onClose }: NextConfigOnDemandProps) {
  if (screenId === null) return null;
  return <NextConfigDialog screenId={screenId} onClose={onClose} />;
}
