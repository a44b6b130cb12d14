/**
 * The most processor time, in milliseconds, that this process takes between two turns of its event loop while the work
 * is done. Unlike time by the clock it does not grow on a busy machine.
 */
export async function measureLongestTurn(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let longestMs = 0;
  const watch = (async () => {
    while (!isOver) {
      const before = process.cpuUsage();
      await new Promise((done) => setImmediate(done));
      const { user, system } = process.cpuUsage(before);
      longestMs = Math.max(longestMs, (user + system) / 1000);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watch;
  }
  return longestMs;
}
