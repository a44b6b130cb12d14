import { useEffect, useState } from 'react';

/** The longest that a busy browser is waited for, and how long one is given that does not say when it is idle. */
const patienceMs = 2000;
const pauseMs = 200;

/** Whether what was drawn with this stands and the browser had nothing to do since: time for what may come later. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIsIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, pauseMs);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(begin, { timeout: patienceMs });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
