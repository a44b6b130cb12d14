import type { ScreenId } from '@smile/site-model/document';
import { useCallback, useState } from 'react';
import { useScreenHistory } from '../use-screen-history.ts';
import type { Visit } from './visit.ts';

/** Screens inside one screen of the visit: those of the widget. */
interface InnerScreens {
  path: ScreenId[];
  depth: number;
  goBack: () => void;
}

/**
 * The browser's Back button goes through the visit's screens, and through the widget's screens within one of them. From
 * the last page it leads to where the visitor came from.
 */
export function useVisitHistory({ stage, path }: Visit, onBack: () => void) {
  const [inner, setInner] = useState<InnerScreens | null>(null);
  const isOver = stage.name === 'result' || stage.name === 'end';
  if (isOver && inner) setInner(null);
  const within = inner?.path === path && inner.depth > 1 ? inner : null;
  const depth = path.length - 1 + (within ? within.depth - 1 : 0);
  useScreenHistory({ depth: isOver ? 0 : depth, onBack: within?.goBack ?? onBack, isOn: true });
  const onDepth = useCallback((depth: number, goBack: () => void) => setInner({ path, depth, goBack }), [path]);
  return { onDepth };
}
