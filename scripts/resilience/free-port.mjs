import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral port range, from which a connection could take a port before it is used. */
const first = 20_000;
/** Each worker of a test run has its own range, because a port found by one is not in use yet. */
const range = { size: 3_000, count: 4 };
const given = new Set();

/** Finds a free TCP port; returns each port once per process. */
export async function findFreePort() {
  const from = first + (Number(process.env.VITEST_POOL_ID ?? 0) % range.count) * range.size;
  for (;;) {
    const port = randomInt(from, from + range.size);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

function isFree(port) {
  const probe = createServer();
  return new Promise((done, fail) => {
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? done(false) : fail(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
