import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFreePort } from '../../../../scripts/resilience/free-port.mjs';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/platform/log.ts';
import { type Running, start } from '../../src/start.ts';
import { isOnCitus } from '../citus/off-citus.ts';
import { copyTestDatabase } from './copy-database.ts';

/** Long enough for a slow machine; the process is stopped before it ends. */
const drainMs = 3000;
const isEmbedded = 'snapshot' in inject('testDatabase');

describe.skipIf(isOnCitus)('a process that drains', () => {
  let folder: string;
  let running: Running;
  let port: number;
  let stopped: Promise<void>;
  let inFlight: Promise<string>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'smile-drain-'));
    port = await findFreePort();
    const settings = {
      DATA_DIR: folder,
      DEMO: '0',
      PORT: String(port),
      LINK_PORT: String(await findFreePort()),
      ...(isEmbedded ? {} : { DATABASE_URL: await copyTestDatabase('migrated'), MAIL: 'log' }),
    };
    running = await start(readConfig(settings), createLog('silent'));
    expect((await ask('/readyz')).status).toBe(200);
    inFlight = sendSlowly();
    await delay(100);
    stopped = running.stop(drainMs);
  });
  afterAll(async () => {
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  /** A sign-in whose body arrives only while the process drains; resolves with the raw answer. */
  function sendSlowly(): Promise<string> {
    const body = JSON.stringify({ emailAddress: 'owner@example.com', password: 'Wrong-horse-1' });
    return new Promise((done, fail) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1');
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('end', () => done(answer)).on('error', fail);
      const head = ['POST /developer/v1/developerTokens HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
      socket.write([...head, `Content-Length: ${body.length}`, '', body.slice(0, 10)].join('\r\n'));
      setTimeout(() => socket.write(body.slice(10)), 500);
    });
  }

  it('answers /readyz with 503 and everything else as before', async () => {
    const ready = await ask('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable', unavailable: ['process'] }]);
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/config.json')).status).toBe(200);
  });

  it('closes each connection after its answer', async () => {
    const closed = async (path: string) => (await ask(path)).headers.get('connection');
    for (const path of ['/healthz', '/login', '/developer/v1/missing', '/sandbox/v1/users'])
      expect(await closed(path)).toBe('close');
  });

  it('ends a request that began before', async () => {
    const answer = await inFlight;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/connection: close/i);
  });

  it('refuses connections once the time is over', async () => {
    await stopped;
    await expect(ask('/healthz')).rejects.toThrow('fetch failed');
  });
});
