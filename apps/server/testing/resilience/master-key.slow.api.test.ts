import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callJson, waitFor } from '../../../../scripts/resilience/http-call.mjs';
import { endServer, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { buildServer } from './build-server.ts';
import { copyTestDatabase } from './copy-database.ts';

const hasServer = 'serverUrl' in inject('testDatabase');
const program = fileURLToPath(new URL('../../dist/operator.js', import.meta.url));
let folder: string;

beforeAll(() => {
  if (hasServer) buildServer();
  folder = mkdtempSync(join(tmpdir(), 'smile-master-key-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function rotate(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH!, MAIL: 'log', ...settings, NEW_MASTER_KEY: '22'.repeat(32) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'rotate-master-key'], {
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe.runIf(hasServer)('the master key of a PostgreSQL', () => {
  it('is rotated only while no other process is connected, and a process with the old key stops serving', async () => {
    const settings = {
      DATABASE_URL: await copyTestDatabase('migrated'),
      DATA_DIR: folder,
      MASTER_KEY: '11'.repeat(32),
      DEMO: '0',
    };
    const server = await startServer(settings);
    const refused = rotate(settings);
    expect(refused.output).toMatch(/^Other processes have the database open/);
    expect(refused.status).toBe(1);
    expect((await callJson(`${server.url}/readyz`)).status).toBe(200);

    // Changes the key like an operator command of an older release.
    const client = new pg.Client({ connectionString: settings.DATABASE_URL });
    await client.connect();
    const change = "update settings set value = $1 where name = 'master-key' returning value";
    const { rows } = await client.query("select value from settings where name = 'master-key'");
    await client.query(change, ['another']);
    await waitFor('the server to stop serving', async () =>
      (await callJson(`${server.url}/readyz`)).status === 503 ? 'stopped' : null,
    );
    const call = await callJson(`${server.url}/sandbox/v1/users`, { authorization: 'Basic eDp5' });
    expect(call.status).toBe(503);
    await client.query(change, [rows[0].value]);
    await client.end();
    await endServer(server, 'SIGKILL');

    const done = await waitFor('the connection of the server to end', async () => {
      const result = rotate(settings);
      return result.status === 0 ? result : null;
    });
    expect(done.output).toMatch(/secrets are sealed under the new key/);
  });
});
