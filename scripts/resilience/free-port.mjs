import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to connections, one of which could have a port before it is used. */
const first = 20_000;
/** Workers of one test run look in ranges of their own: what one has found, another may not yet see in use. */
const range = { size: 3_000, count: 4 };
const given = new Set();

/** A TCP port of this machine that nothing listens on; to this process each is given once. */
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
