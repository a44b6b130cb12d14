import { useEffect, useState } from 'react';

const maxBelievableSeconds = 3600;

/** Whole seconds until a server time; null without one, or if this device's clock is clearly wrong. */
export function useCountdown(until: string): number | null {
  const [start] = useState({ until, left: secondsUntil(until) });
  const [, setTick] = useState(0);
  const left = secondsUntil(until);

  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);

  const startedInThePast = start.until === until && start.left <= 0;
  return Number.isNaN(left) || startedInThePast || left > maxBelievableSeconds ? null : Math.max(0, left);
}

function secondsUntil(moment: string): number {
  return Math.ceil((Date.parse(moment) - Date.now()) / 1000);
}
