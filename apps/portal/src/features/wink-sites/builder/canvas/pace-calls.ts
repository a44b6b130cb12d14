/** A throttled function. */
interface PacedCalls {
  /** Runs the work now, or as soon as the interval has passed. */
  ask: () => void;
  /** Cancels a pending run. */
  stop: () => void;
}

/** Runs work at most once per interval; the last request always runs. */
export function paceCalls(work: () => void, minMs: number): PacedCalls {
  let lastMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = () => {
    stop();
    lastMs = performance.now();
    work();
  };
  return {
    ask() {
      if (timer !== undefined) return;
      const waitMs = lastMs + minMs - performance.now();
      if (waitMs <= 0) run();
      else timer = setTimeout(run, waitMs);
    },
    stop,
  };
}
