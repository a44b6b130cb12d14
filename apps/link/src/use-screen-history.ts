import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How long to wait for a history traversal before giving up. */
export const traversalMs = 3_000;

interface ScreenHistoryInput {
  /** Number of history entries that stand for screens, not counting the page's own entry. */
  depth: number;
  /** The visitor went one entry back. */
  onBack: () => void;
  isOn: boolean;
  /** True while other code is leaving all screens through the history. */
  isLeaving?: RefObject<boolean>;
  /** Length of the tab's history when the last screen was pushed. */
  lengthThen?: RefObject<number>;
}

/**
 * Adds one history entry per screen, so that Back goes through the screens. Screens closed in another way lose their
 * entry.
 */
export function useScreenHistory({ depth, onBack, isOn, isLeaving, lengthThen }: ScreenHistoryInput): void {
  /** Timer of a pending traversal. History moves asynchronously; until it arrives, `history.state` is stale. */
  const traversal = useRef<ReturnType<typeof setTimeout> | null>(null);
  const staying = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = useEffectEvent(() => {
    if (traversal.current !== null || isLeaving?.current) return;
    const shown = depthShown();
    for (let next = shown + 1; next <= depth; next++) history.pushState({ ...history.state, depth: next }, '');
    if (lengthThen && shown < depth) lengthThen.current = history.length;
    if (shown <= depth) return;
    traversal.current = setTimeout(arrive, traversalMs);
    history.go(depth - shown);
  });
  const arrive = useEffectEvent(() => {
    if (traversal.current !== null) clearTimeout(traversal.current);
    traversal.current = null;
    follow();
  });
  const hearPerson = useEffectEvent(() => {
    if (traversal.current !== null || depthShown() >= depth) return arrive();
    onBack();
    // If the screen did not change, this pushes its entry again.
    staying.current = setTimeout(follow);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed once for each depth
  useEffect(() => {
    if (isOn) follow();
  }, [isOn, depth]);
  useEffect(() => {
    if (!isOn) return;
    const handle = () => hearPerson();
    addEventListener('popstate', handle);
    return () => {
      removeEventListener('popstate', handle);
      clearTimeout(staying.current);
      if (traversal.current !== null) clearTimeout(traversal.current);
      traversal.current = null;
    };
  }, [isOn]);
}

/** Depth stored in the current history entry. */
export function depthShown(): number {
  return Number(history.state?.depth ?? 0);
}
