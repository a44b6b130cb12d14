import { existsSync, readFileSync } from 'node:fs';

/** Linux only; elsewhere, threads of the garbage collector and compiler count too. */
const threadStatistics = '/proc/thread-self/schedstat';

/**
 * Longest CPU time, in milliseconds, of this thread between two turns of its event loop during the work. Unlike elapsed
 * time, it does not grow on a busy machine.
 */
export async function measureLongestTurn(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let maxMs = 0;
  const watch = (async () => {
    while (!isOver) {
      const beforeMs = readThreadMs();
      await new Promise((done) => setImmediate(done));
      maxMs = Math.max(maxMs, readThreadMs() - beforeMs);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watch;
  }
  return maxMs;
}

function readThreadMs(): number {
  if (existsSync(threadStatistics)) return Number(readFileSync(threadStatistics, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
