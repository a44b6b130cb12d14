import { useEffect, useEffectEvent, useRef } from 'react';

/** How long a traversal may take before nobody waits for it any more. */
const traversalMs = 3_000;

interface FrameHistoryInput {
  /** How many screens there are, this one included. */
  depth: number;
  onBack: () => void;
  isKept: boolean;
}

/**
 * One entry of the tab's history for each screen, so that the way back of browser and phone leads through the widget
 * and, from its first screen, to the page behind it. What is left in another way is taken out of the history again.
 * Only for the frame of the page that fills the tab: a page in a frame of another one leaves that one's history alone.
 */
export function useFrameHistory({ depth, onBack, isKept }: FrameHistoryInput) {
  const isOn = isKept && window.parent !== window && window.parent === window.top;
  const isLeaving = useRef(false);
  const follow = useEffectEvent((to: number) => {
    if (to < depth) onBack();
    else if (to > depth) history.go(depth - to);
  });
  useEffect(() => {
    // An entry that is added while the browser is on its way back would end that way.
    if (!isOn || isLeaving.current) return;
    const shown = depthShown();
    for (let next = shown + 1; next <= depth; next++) history.pushState({ depth: next }, '');
    if (depth < shown) history.go(depth - shown);
  }, [isOn, depth]);
  useEffect(() => {
    if (!isOn) return;
    const handle = () => follow(depthShown());
    addEventListener('popstate', handle);
    return () => removeEventListener('popstate', handle);
  }, [isOn]);

  /** Goes back to where the page was before the widget opened, then calls. */
  const unwind = (done: () => void) => {
    const shown = depthShown();
    isLeaving.current = true;
    if (!isOn || shown === 0) return done();
    let timer: ReturnType<typeof setTimeout>;
    const finish = (event?: Event) => {
      event?.stopImmediatePropagation();
      clearTimeout(timer);
      removeEventListener('popstate', finish, { capture: true });
      done();
    };
    addEventListener('popstate', finish, { capture: true });
    timer = setTimeout(finish, traversalMs);
    history.go(-shown);
  };
  return { unwind };
}

function depthShown(): number {
  return Number(history.state?.depth ?? 0);
}
