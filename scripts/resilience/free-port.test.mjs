import { createServer } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { findFreePort } from './free-port.mjs';

afterEach(() => vi.unstubAllEnvs());

async function find(count) {
  const ports = [];
  for (let found = 0; found < count; found++) ports.push(await findFreePort());
  return ports;
}

it('returns each port once', async () => {
  const ports = await find(400);
  expect(new Set(ports).size).toBe(ports.length);
});

it('gives workers disjoint ports', async () => {
  const isBetween = (low, high) => (port) => port >= low && port < high;
  vi.stubEnv('VITEST_POOL_ID', '1');
  expect((await find(20)).every(isBetween(23_000, 26_000))).toBe(true);
  vi.stubEnv('VITEST_POOL_ID', '2');
  expect((await find(20)).every(isBetween(26_000, 29_000))).toBe(true);
});

it('returns a port that can be bound', async () => {
  const server = createServer();
  const port = await findFreePort();
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  expect(server.address().port).toBe(port);
  await new Promise((done) => server.close(done));
});
