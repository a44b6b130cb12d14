import { useRef } from 'react';
import { depthShown, traversalMs, useScreenHistory } from '../../use-screen-history.ts';

interface FrameHistoryInput {
  /** How many screens there are, this one included. */
  depth: number;
  onBack: () => void;
  isKept: boolean;
}

/**
 * The way back of browser and phone leads through the widget and, from its first screen, to the page behind it. Only
 * for the frame of the page that fills the tab: a page in a frame of another one leaves that one's history alone.
 */
export function useFrameHistory({ depth, onBack, isKept }: FrameHistoryInput) {
  const isOn = isKept && window.parent !== window && window.parent === window.top;
  /** An entry that is added while the browser is on its way back would end that way. */
  const isLeaving = useRef(false);
  const lengthThen = useRef(0);
  useScreenHistory({ depth, onBack, isOn, isLeaving, lengthThen });

  /**
   * Goes back to where the page was before the widget opened, then calls. Not where somebody else, another widget for
   * one, has added to the history since: they would be sent back.
   */
  const unwind = (done: () => void) => {
    const shown = depthShown();
    isLeaving.current = true;
    if (!isOn || shown === 0 || history.length !== lengthThen.current) return done();
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
