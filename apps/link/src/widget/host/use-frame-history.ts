import { useRef } from 'react';
import { depthShown, traversalMs, useScreenHistory } from '../../use-screen-history.ts';

interface FrameHistoryInput {
  /** Number of open screens, including the shown one. */
  depth: number;
  onBack: () => void;
  /** False where another page handles the Back button. */
  isEnabled: boolean;
}

/**
 * The browser's Back button goes through the widget and, from its first screen, to the page behind it. Only if the host
 * page fills the tab: in a nested frame the history belongs to the outer page.
 */
export function useFrameHistory({ depth, onBack, isEnabled }: FrameHistoryInput) {
  const isOn = isEnabled && window.parent !== window && window.parent === window.top;
  /** True while going back: pushing an entry would cancel the traversal. */
  const isLeaving = useRef(false);
  const lengthThen = useRef(0);
  useScreenHistory({ depth, onBack, isOn, isLeaving, lengthThen });

  /**
   * Goes back to the entry from before the widget opened, then calls `done`. Skipped if other code, such as another
   * widget, has pushed entries since: it would be sent back too.
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
