import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { waitFor } from '../../../../scripts/resilience/http-call.mjs';
import { startServer } from '../../../../scripts/resilience/server-process.mjs';
import { buildServer } from './build-server.ts';

const rounds = Number(process.env.STOP_ROUNDS ?? 2);
const clients = 50;
const allowedMs = 5000;
let folder: string;

beforeAll(() => {
  buildServer();
  folder = mkdtempSync(join(tmpdir(), 'smile-stop-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends requests over one connection until the connection is refused. */
function startClient(url: string): { answers: number; ended: Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const client = { answers: 0, ended: Promise.resolve() };
  const ask = () =>
    new Promise<boolean>((done) => {
      request(url, { agent }, (response) => {
        response.resume();
        response.on('end', () => done(true));
        response.on('error', () => done(false));
      })
        .on('error', () => done(false))
        .end();
    });
  client.ended = (async () => {
    while (await ask()) client.answers += 1;
    agent.destroy();
  })();
  return client;
}

it.runIf('snapshot' in inject('testDatabase'))(
  'ends within five seconds of SIGTERM, and cleanly, while clients keep their connections',
  async () => {
    for (let round = 0; round < rounds; round++) {
      const server = await startServer({ DATA_DIR: join(folder, 'data'), DEMO: '0', RATE_LIMIT: '0' });
      const asking = Array.from({ length: clients }, () => startClient(`${server.url}/readyz`));
      await waitFor('answers for everybody', async () => asking.every(({ answers }) => answers > 2));
      const startedAt = performance.now();
      server.kill('SIGTERM');
      expect(await server.ended).toEqual({ code: 0, signal: null });
      expect(performance.now() - startedAt).toBeLessThan(allowedMs);
      await Promise.all(asking.map(({ ended }) => ended));
    }
  },
);
