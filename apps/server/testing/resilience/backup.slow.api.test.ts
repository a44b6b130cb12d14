import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { callOrThrow } from '../../../../scripts/resilience/http-call.mjs';
import { registerTenant } from '../../../../scripts/resilience/register-tenant.mjs';
import { endServer, type ServerProcess, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { buildServer } from './build-server.ts';

const operatorScript = fileURLToPath(new URL('../../../../scripts/operator.mjs', import.meta.url));

function operate(dataFolder: string, ...args: string[]): { status: number | null; output: string } {
  const env = { PATH: process.env.PATH, DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [operatorScript, ...args], { env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Paths that another user of the machine could open. */
function listOpenPaths(folder: string): string[] {
  const paths = [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))];
  return paths.filter((path) => (lstatSync(path).mode & 0o077) !== 0 && !lstatSync(path).isSocket());
}

/** Largest table file. */
function listLargest(folder: string): string {
  const paths = readdirSync(join(folder, 'base'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^\d+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return paths.toSorted((one, other) => lstatSync(other).size - lstatSync(one).size)[0]!;
}

it.runIf('snapshot' in inject('testDatabase'))(
  'copies a stopped data folder and brings it back whole, keys included',
  async () => {
    buildServer();
    const folder = mkdtempSync(join(tmpdir(), 'smile-backup-'));
    const [first, second, backup] = ['first', 'second', 'backup'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    const servers: ServerProcess[] = [];
    const start = async (dataFolder: string) => {
      const server = await startServer({ DATA_DIR: dataFolder, DEMO: '0', RATE_LIMIT: '0' });
      servers.push(server);
      return server;
    };
    try {
      mkdirSync(first, { mode: 0o755 });
      writeFileSync(join(first, 'left-open'), '', { mode: 0o666 });
      const server = await start(first);
      const { authorization } = await registerTenant(server.url);
      const { user } = await callOrThrow<{ user: { id: string } }>(`${server.url}/sandbox/v1/users`, {
        method: 'POST',
        authorization,
        body: {},
      });
      const whileRunning = operate(first, 'backup', backup);
      expect(whileRunning).toMatchObject({ status: 1, output: expect.stringContaining('in use') });
      expect(existsSync(backup)).toBe(false);
      await endServer(server);
      expect(listOpenPaths(first)).toEqual([]);

      expect(operate(first, 'backup', backup)).toMatchObject({
        status: 0,
        output: expect.stringMatching(/Verified: the copy starts, and \d+ rows of \d+ tables and 0 files/),
      });
      expect(readdirSync(folder).sort()).toEqual(['backup', 'first']);
      expect(operate(first, 'backup', backup)).toMatchObject({ status: 1 });
      expect(operate(first, 'restore', backup)).toMatchObject({ status: 1 });
      expect(operate(second, 'restore', join(folder, 'nothing'))).toMatchObject({ status: 1 });
      expect(operate(second, 'restore', backup)).toMatchObject({ status: 0 });

      expect([...listOpenPaths(backup), ...listOpenPaths(second)]).toEqual([]);
      const restored = await start(second);
      const { items } = await callOrThrow<{ items: { id: string }[] }>(`${restored.url}/sandbox/v1/users`, {
        authorization,
      });
      expect(items.map(({ id }) => id)).toEqual([user.id]);
      await endServer(restored);

      const page = listLargest(join(backup, 'database'));
      writeFileSync(page, readFileSync(page).fill(7, 100, 5000));
      expect(operate(join(folder, 'third'), 'restore', backup)).toMatchObject({
        status: 1,
        output: expect.stringContaining('is damaged'),
      });
      const damaged = listLargest(join(second, 'database'));
      writeFileSync(damaged, readFileSync(damaged).fill(7, 0, 30_000));
      expect(operate(second, 'backup', join(folder, 'worthless'))).toMatchObject({
        status: 1,
        output: expect.stringMatching(/cannot be restored: .*Do not rely on it/),
      });
      writeFileSync(join(first, 'master.key'), '22'.repeat(32));
      expect(operate(first, 'backup', join(folder, 'wrong-key'))).toMatchObject({
        status: 1,
        output: expect.stringContaining('its master key is another one'),
      });
    } finally {
      for (const server of servers) server.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
  600_000,
);
