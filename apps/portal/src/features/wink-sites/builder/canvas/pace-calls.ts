/** Work that is asked for often and done now and then. */
interface PacedCalls {
  /** Does it now, or as soon as enough time has passed since it was last done. */
  ask: () => void;
  /** Forgets what was asked for. */
  stop: () => void;
}

/** Does work at most once in that time; what is asked for last is never left out. */
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
