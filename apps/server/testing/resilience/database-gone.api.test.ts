import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { errorCatalogue } from '@smile/contract/errors';
import { usersApi } from '@smile/contract/users';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFreePort } from '../../../../scripts/resilience/free-port.mjs';
import { callJson, waitFor } from '../../../../scripts/resilience/http-call.mjs';
import { startMailCatcher } from '../../../../scripts/resilience/mail-catcher.mjs';
import { readConfig } from '../../src/config.ts';
import { inTransaction, systemContext } from '../../src/context.ts';
import { openServerDatabase } from '../../src/platform/db/open-database.ts';
import { createLog } from '../../src/platform/log.ts';
import { sendMail } from '../../src/platform/mail/mail.ts';
import { type Running, start } from '../../src/start.ts';
import { request } from '../request.ts';
import { createTestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { copyTestDatabase } from './copy-database.ts';
import { type CuttableProxy, startProxy } from './cuttable-proxy.ts';

describe.runIf('serverUrl' in inject('testDatabase'))('while the database is gone', () => {
  let folder: string;
  let proxy: CuttableProxy;
  let settings: Record<string, string>;
  let running: Running;
  let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
  let url: string;
  let authorization: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'smile-gone-'));
    const database = new URL(await copyTestDatabase('migrated'));
    catcher = await startMailCatcher();
    proxy = await startProxy({ host: database.hostname, port: Number(database.port || 5432) });
    database.hostname = '127.0.0.1';
    database.port = String(proxy.port);
    const [port, linkPort] = [await findFreePort(), await findFreePort()];
    settings = { DATABASE_URL: database.href, DATA_DIR: folder, RATE_LIMIT: '0', SMTP_URL: catcher.url };
    const ports = { PORT: String(port), LINK_PORT: String(linkPort) };
    running = await start(readConfig({ ...settings, ...ports }), createLog('silent'));
    url = `http://127.0.0.1:${port}`;
    authorization = (await createTestTenant({ deps: running.deps } as TestApp)).basic.SANDBOX;
  });
  afterAll(async () => {
    await running.stop();
    await proxy.cut();
    rmSync(folder, { recursive: true, force: true });
  });

  const list = () => callJson<{ code: string }>(`${url}/sandbox/v1/users`, { authorization });
  const ready = async () => (await callJson(`${url}/readyz`)).status;

  it('answers 503 in the envelope, and recovers automatically', async () => {
    expect((await list()).status).toBe(200);
    await proxy.cut();
    const response = await fetch(`${url}/sandbox/v1/users`, { headers: { authorization } });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      code: 'SERVER_UNAVAILABLE',
      message: errorCatalogue.SERVER_UNAVAILABLE.message,
      requestId: response.headers.get('x-request-id'),
      data: {},
    });
    expect(await ready()).toBe(503);
    expect((await callJson(`${url}/healthz`)).status).toBe(200);
    await proxy.restore();
    await waitFor('/readyz', async () => (await ready()) === 200);
    expect((await list()).status).toBe(200);
  });

  it('undoes an interrupted transaction, and the worker continues afterwards', async () => {
    const ctx = systemContext(running.deps);
    const mail = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    const interrupted = inTransaction(ctx, async (tx) => {
      await sendMail(tx, { ...mail, to: 'lost@example.com' });
      await proxy.cut();
      await sendMail(tx, { ...mail, to: 'lost@example.com' });
    });
    await expect(interrupted).rejects.toMatchObject({ code: 'SERVER_UNAVAILABLE' });
    await proxy.restore();
    await waitFor('/readyz', async () => (await ready()) === 200);
    await inTransaction(ctx, (tx) => sendMail(tx, { ...mail, to: 'kept@example.com' }));
    // Servers started by other test files send to the same mail server.
    const received = () => catcher.mails.map(({ to }) => to).filter((to) => /^(lost|kept)@/.test(to));
    await waitFor('the mail', async () => received().length > 0);
    expect(received()).toEqual(['kept@example.com']);
  });

  it('answers 503 in time while the server hangs, and lets scripts of the owner take longer', async () => {
    const limits = { waitMs: 1000, answerMs: 1500 };
    const address = { hostname: '127.0.0.1', port: String(proxy.port) };
    const { href } = Object.assign(new URL(await copyTestDatabase('migrated')), address);
    const database = openServerDatabase(href, 2, createLog('silent'), limits);
    const app = await createTestApp({}, { database, log: createLog('silent') });
    const { basic } = await createTestTenant(app);
    const list = () => request(app, usersApi.list, { authorization: basic.SANDBOX });
    await database.runScript('select pg_sleep(2)');
    expect((await list()).status).toBe(200);
    proxy.stall();
    const hanging = await Promise.all([list(), list(), list()]);
    for (const { status, headers } of hanging)
      expect([status, headers['retry-after']]).toEqual([503, expect.anything()]);
    await proxy.cut();
    await proxy.restore();
    await expect.poll(async () => (await list()).status).toBe(200);
    await database.close();
  });

  it('is waited for at the start, with one line in the log', async () => {
    await proxy.cut();
    const lines: string[] = [];
    const sink = new PassThrough().setEncoding('utf8');
    sink.on('data', (line: string) => void lines.push(line));
    const log = createLog('warn', sink);
    const [port, linkPort] = [await findFreePort(), await findFreePort()];
    const starting = start(readConfig({ ...settings, PORT: String(port), LINK_PORT: String(linkPort) }), log);
    await waitFor('the line', async () => lines.length > 0);
    await proxy.restore();
    await (await starting).stop();
    expect(lines.filter((line) => line.includes('waiting for PostgreSQL'))).toHaveLength(1);
  });
});
