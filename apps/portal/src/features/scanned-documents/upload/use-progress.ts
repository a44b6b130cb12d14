import { useEffect, useEffectEvent, useState } from 'react';
import { firstProgress, type Progress, reach, tick, tickMs } from './progress.ts';

/** Percentage of the progress bar: real stages with some movement in between. */
export function useProgress(progress: Progress, isDone: boolean): number {
  const [points, setPoints] = useState(firstProgress);
  const move = useEffectEvent(() => setPoints((now) => tick(reach(now, progress), progress)));
  useEffect(() => {
    if (isDone) return;
    const timer = setInterval(move, tickMs);
    return () => clearInterval(timer);
  }, [isDone]);
  return isDone ? 100 : reach(points, progress);
}
