import { useEffect, useState } from 'react';

/** Maximum wait for idle time, and the fixed delay for browsers without `requestIdleCallback`. */
const patienceMs = 2000;
const pauseMs = 200;

/** True once the component has rendered and the browser was idle: time to load later parts. */
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
