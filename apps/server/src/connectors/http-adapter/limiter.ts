/** Limits concurrency; callers beyond the limit queue. */
export interface Limiter {
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createLimiter(max: number): Limiter {
  const line: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= max) await new Promise<void>((admit) => line.push(admit));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
