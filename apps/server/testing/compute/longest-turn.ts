import { existsSync, readFileSync } from 'node:fs';

/** Of Linux; elsewhere the threads of the collector and the compiler count too. */
const threadStatistics = '/proc/thread-self/schedstat';

/**
 * The most processor time, in milliseconds, that this thread takes between two turns of its event loop while the work
 * is done. Unlike time by the clock it does not grow on a busy machine.
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
