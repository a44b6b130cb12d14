import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFreePort } from '../../../../scripts/resilience/free-port.mjs';
import { callJson, waitFor } from '../../../../scripts/resilience/http-call.mjs';
import { endServer, spawnServer, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { buildServer } from './build-server.ts';

/** Servers here always use the embedded database, whatever the other tests run on. */
const isEmbedded = 'snapshot' in inject('testDatabase');
const masterKey = '11'.repeat(32);
let root: string;

beforeAll(() => {
  buildServer();
  root = mkdtempSync(join(tmpdir(), 'smile-start-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function settingsFor(name: string): Record<string, string> {
  return { DATA_DIR: join(root, name), DEMO: '0', MASTER_KEY: masterKey };
}

/** Starts a server that must exit at once with a one-line reason. */
async function readRefusal(settings: Record<string, string>): Promise<string> {
  const server = await spawnServer(settings);
  const { code } = await server.ended;
  expect(code).toBe(1);
  const lines = server.readOutput().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

/** Simulates a first start that was interrupted while copying the empty database. */
function leaveHalfACopy(database: string): void {
  mkdirSync(database, { recursive: true });
  mkdirSync(join(`${database}.partial`, 'base'), { recursive: true });
  writeFileSync(join(`${database}.partial`, 'PG_VERSION'), '');
}

/** Files and folders that other users could read or enter. */
function listOpenFiles(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  return [folder, ...paths].filter((path) => (statSync(path).mode & 0o077) !== 0);
}

describe.runIf(isEmbedded)('a server that cannot start', () => {
  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://127.0.0.1/smile'],
    ['MASTER_KEY', 'short'],
    ['ROLE', 'worker'],
  ])('says in one line that %s is %s', async (name, value) => {
    expect(await readRefusal({ ...settingsFor('wrong'), [name]: value })).toMatch(new RegExp(`^${name} is wrong: `));
  });

  it('says in one line that a file is in the place of the data folder', async () => {
    const settings = settingsFor('file');
    writeFileSync(settings.DATA_DIR!, 'no folder');
    expect(await readRefusal(settings)).toMatch(/^DATA_DIR .+ cannot be written \(EEXIST\)/);
  });

  it.skipIf(process.getuid?.() === 0)('says in one line that the data folder is read-only', async () => {
    expect(await readRefusal({ ...settingsFor('x'), DATA_DIR: '/proc/smile' })).toMatch(
      /^DATA_DIR .+ cannot be written/,
    );
  });

  it('says in one line that another program has the port', async () => {
    const other = net.createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as net.AddressInfo;
    const refusal = await readRefusal({ ...settingsFor('port'), PORT: String(port) });
    expect(refusal).toBe(`PORT ${port} is in use by another program. Stop it, or set PORT to another port.`);
    await new Promise((done) => other.close(done));
  });

  it.each(['[::1]', '192.0.2.1', 'smile.invalid'])('says in one line that HOST %s is not its own', async (HOST) => {
    const refusal = await readRefusal({ ...settingsFor('host'), HOST, MAIL: 'log' });
    expect(refusal).toBe(`HOST is wrong: ${HOST} is not an address of this machine.`);
  });

  it('says in one line that another server has the data folder, or the database another master key', async () => {
    const settings = settingsFor('owned');
    const database = join(settings.DATA_DIR!, 'database');
    leaveHalfACopy(database);
    const owner = await startServer(settings);
    expect(existsSync(`${database}.partial`)).toBe(false);
    expect(listOpenFiles(database)).toEqual([]);
    expect(await readRefusal(settings)).toMatch(/^DATA_DIR .+ is in use by another process/);
    expect((await callJson(`${owner.url}/readyz`)).status).toBe(200);
    await endServer(owner, 'SIGKILL');
    const refusal = await readRefusal({ ...settings, MASTER_KEY: '22'.repeat(32) });
    expect(refusal).toBe('MASTER_KEY is wrong: this database was filled with another master key.');
    expect(await endServer(await startServer(settings))).toEqual({ code: 0, signal: null });
  });
});

describe.runIf(isEmbedded)('a stopping server', () => {
  it('answers calls under way, accepts no new ones and ends with 0', async () => {
    const server = await startServer({ ...settingsFor('stop'), PORT: String(await findFreePort()) });
    const body = JSON.stringify({ emailAddress: 'nobody@example.com', password: 'Wrong-horse-1' });
    const call = httpRequest(`${server.url}/developer/v1/developerTokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    const answered = new Promise<{ status: number | undefined; body: unknown }>((done, fail) => {
      call.once('error', fail);
      call.once('response', async (response) => done({ status: response.statusCode, body: await json(response) }));
    });
    call.flushHeaders();
    await new Promise((done) => call.once('continue', done));
    server.kill('SIGTERM');
    await waitFor('the port to close', () =>
      callJson(`${server.url}/healthz`).then(
        () => null,
        () => 'closed',
      ),
    );
    call.end(body);
    expect(await answered).toMatchObject({ status: 400, body: { code: 'INVALID_CREDENTIALS' } });
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });
});
