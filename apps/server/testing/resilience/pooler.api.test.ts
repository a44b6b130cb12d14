import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { findFreePort } from '../../../../scripts/resilience/free-port.mjs';
import { waitFor } from '../../../../scripts/resilience/http-call.mjs';
import { checkServer } from '../../src/platform/db/core/check-server.ts';
import { openServerDatabase } from '../../src/platform/db/open-database.ts';
import { createLog } from '../../src/platform/log.ts';
import { copyTestDatabase } from './copy-database.ts';

/** Skips where PgBouncer is not installed. */
const hasPooler = 'serverUrl' in inject('testDatabase') && spawnSync('pgbouncer', ['--version']).status === 0;
/** PgBouncer refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

let folder: string;
let pooler: ChildProcess;

afterEach(async () => {
  const ended = once(pooler, 'close');
  pooler.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true });
});

/** Starts PgBouncer before the database; answers the URL that leads through it. */
async function startPooler(databaseUrl: string, mode: string): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), 'smile-pooler-'));
  chmodSync(folder, 0o755);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const listenPort = await findFreePort();
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${port || 5432}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${join(folder, 'users.txt')}`,
    `pool_mode = ${mode}`,
    'server_lifetime = 1',
  ];
  writeFileSync(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
  pooler = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...nobody });
  const url = `postgres://${username}@127.0.0.1:${listenPort}${pathname}`;
  await waitFor('the pooler', async () => {
    const client = new pg.Client({ connectionString: url });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    return isReady;
  });
  return url;
}

describe.runIf(hasPooler)('a database behind PgBouncer', () => {
  it('serves in session mode', async () => {
    const database = openServerDatabase(
      await startPooler(await copyTestDatabase('migrated'), 'session'),
      4,
      createLog('silent'),
    );
    await checkServer(database);
    const [row] = await database
      .in({ kind: 'system' })
      .query(sql`select current_user as role, current_schema() as schema`);
    expect(row).toEqual({ role: 'smile_system', schema: 'public' });
    await database.close();
  });

  it.each(['transaction', 'statement'])('is refused in %s mode', async (mode) => {
    const database = openServerDatabase(
      await startPooler(await copyTestDatabase('migrated'), mode),
      4,
      createLog('silent'),
    );
    await expect(checkServer(database)).rejects.toThrow('its pooler shares sessions between connections');
    await database.close();
  });
});
