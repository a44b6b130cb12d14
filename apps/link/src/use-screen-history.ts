import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How long a traversal may take before nobody waits for it any more. */
export const traversalMs = 3_000;

interface ScreenHistoryInput {
  /** How many entries of the tab's history stand for screens, besides the one that was there before. */
  depth: number;
  /** The person has gone one entry back. */
  onBack: () => void;
  isOn: boolean;
  /** Somebody else has sent the browser back, out of all screens. */
  isLeaving?: RefObject<boolean>;
  /** How long the tab's history was when the last screen was added to it. */
  lengthThen?: RefObject<number>;
}

/**
 * Adds one history entry per screen, so that the back button of browser or phone goes through the screens. Screens left
 * in another way are removed from the history.
 */
export function useScreenHistory({ depth, onBack, isOn, isLeaving, lengthThen }: ScreenHistoryInput): void {
  /** The browser goes to another entry a while after it was asked to; until then the one shown says nothing. */
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
    // A screen that stays gets its entry back.
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

/** How many of the entries up to the one that is shown stand for screens. */
export function depthShown(): number {
  return Number(history.state?.depth ?? 0);
}
