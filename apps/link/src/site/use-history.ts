import { useEffect, useRef } from 'react';

/** The phone's own back button leads through the screens; the page's button uses the same way. */
export function useHistory(depth: number, onBack: () => void): () => void {
  const current = useRef(depth);
  const pushed = useRef(0);
  useEffect(() => {
    const shown = history.state?.depth ?? 1;
    if (depth > current.current && depth > shown) {
      history.pushState({ depth }, '');
      pushed.current += 1;
    }
    current.current = depth;
  }, [depth]);
  useEffect(() => {
    const handle = ({ state }: PopStateEvent) => {
      pushed.current = Math.max(0, pushed.current - 1);
      if ((state?.depth ?? 1) < current.current) onBack();
    };
    addEventListener('popstate', handle);
    return () => removeEventListener('popstate', handle);
  }, [onBack]);
  return () => (pushed.current > 0 ? history.back() : onBack());
}
