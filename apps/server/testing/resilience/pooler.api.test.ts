import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { findFreePort } from '../../../../scripts/resilience/free-port.mjs';
import { waitFor } from '../../../../scripts/resilience/http-call.mjs';
import { checkServer } from '../../src/platform/db/core/check-server.ts';
import type { Database, Scope } from '../../src/platform/db/core/database.ts';
import type { Db } from '../../src/platform/db/core/db.ts';
import { openServerDatabase } from '../../src/platform/db/open-database.ts';
import { createLog } from '../../src/platform/log.ts';
import { copyTestDatabase } from './copy-database.ts';

/** Skips where PgBouncer is not installed. */
const hasPooler = 'serverUrl' in inject('testDatabase') && spawnSync('pgbouncer', ['--version']).status === 0;
/** PgBouncer refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

let folder: string;
let pooler: ChildProcess;
let poolerUrl: string;
let directUrl: string;

afterEach(async () => {
  const ended = once(pooler, 'close');
  pooler.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true });
});

/** Starts PgBouncer in front of the database; returns the URL through it. */
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

/** Opens a migrated database behind PgBouncer in the given mode, with or without a direct URL. */
async function openBehind(mode: string, hasDirectUrl: boolean): Promise<Database> {
  directUrl = await copyTestDatabase('migrated');
  poolerUrl = await startPooler(directUrl, mode);
  return openServerDatabase(poolerUrl, 4, createLog('silent'), { directUrl: hasDirectUrl ? directUrl : null });
}

const readScope = sql`select current_user as role, current_setting('smile.tenant_id', true) as tenant,
  current_setting('datestyle') as dates, pg_backend_pid() as process`;

describe.runIf(hasPooler)('a database behind PgBouncer', () => {
  it('serves in session mode', async () => {
    const database = await openBehind('session', false);
    await checkServer(database);
    const [row] = await database
      .in({ kind: 'system' })
      .query(sql`select current_user as role, current_schema() as schema`);
    expect(row).toEqual({ role: 'smile_system', schema: 'public' });
    await database.close();
  });

  it('gives each statement its own scope in transaction mode with a URL past it', async () => {
    const database = await openBehind('transaction', true);
    await checkServer(database);
    const scopes = Array.from({ length: 60 }, (_, index) => ({ kind: 'tenant', tenantId: `tenant${index}` }) as Scope);
    const rows = await Promise.all([
      ...scopes.map((scope) => database.in(scope).query(readScope)),
      ...scopes.map((scope) => database.transaction(scope, (db) => db.query(readScope))),
      ...scopes.map(async (scope) => (await database.together(scope, [readScope]))[0]),
    ]);
    const expected = scopes.map((scope) => ({
      role: 'smile_tenant',
      tenant: (scope as { tenantId: string }).tenantId,
    }));
    expect(rows.flat()).toMatchObject([...expected, ...expected, ...expected]);
    const other = new pg.Client({ connectionString: poolerUrl });
    await other.connect();
    const { rows: left } = await other.query(readScope.text);
    expect(left[0]).toMatchObject({ tenant: '' });
    expect(left[0].role).not.toMatch(/^smile_/);
    await other.end();
    await database.close();
  });

  it('does not inherit what other programs leave in shared sessions', async () => {
    const database = await openBehind('transaction', true);
    const other = new pg.Client({ connectionString: poolerUrl });
    other.on('error', () => undefined);
    await other.connect();
    await other.query(`set datestyle = 'German, DMY'; set search_path = pg_catalog; set statement_timeout = '1ms';
      set default_transaction_read_only = on`);
    const system = database.in({ kind: 'system' });
    const rows = await Promise.all([1, 2, 3, 4].map(() => system.query(readScope)));
    expect(new Set(rows.flat().map((row) => (row as { dates: string }).dates))).toEqual(new Set(['ISO, MDY']));
    await system.query(sql`select pg_sleep(0.05)`);
    await system.query(sql`update settings set value = value`);
    await other.end();
    await database.close();
  });

  it('delivers messages between processes in transaction mode', async () => {
    const database = await openBehind('transaction', true);
    const received: string[] = [];
    await database.listen();
    await vi.waitFor(async () => expect(await database.isAlone()).toBe(true), { timeout: 30_000 });
    const other = openServerDatabase(poolerUrl, 2, createLog('silent'), { directUrl });
    database.onNotify('topic', (payload) => received.push(payload));
    await other.in({ kind: 'system' }).notify('topic', 'alone');
    await other.transaction({ kind: 'system' }, (db) => db.notify('topic', 'inside'));
    await expect.poll(() => received).toEqual(['alone', 'inside']);
    await other.close();
    await database.close();
  });

  it('rolls back a failed transaction, and the next one works', async () => {
    const database = await openBehind('transaction', true);
    const system = { kind: 'system' } as const;
    const name = 'pooler-test';
    const write = (db: Db) => db.query(sql`insert into settings (name, value) values (${name}, '1')`);
    await expect(
      database.transaction(system, async (db) => {
        await write(db);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await expect(database.in(system).query(sql`select 1 / 0`)).rejects.toMatchObject({ code: '22012' });
    expect(await database.in(system).query(sql`select from settings where name = ${name}`)).toEqual([]);
    await database.transaction(system, write);
    expect(await database.in(system).query(sql`select from settings where name = ${name}`)).toHaveLength(1);
    await database.close();
  });

  it('is refused when the URLs lead to two databases, or the pooler refuses transactions', async () => {
    const database = await openBehind('transaction', true);
    const elsewhere = openServerDatabase(poolerUrl, 2, createLog('silent'), {
      directUrl: await copyTestDatabase('migrated'),
    });
    await expect(checkServer(elsewhere)).rejects.toThrow('leads to another database than DATABASE_URL');
    await Promise.all([database.close(), elsewhere.close()]);
  });

  it('is refused in statement mode even with a URL past it', async () => {
    const database = await openBehind('statement', true);
    await expect(checkServer(database)).rejects.toThrow('its pooler refuses transactions');
    await database.close();
  });

  it.each(['transaction', 'statement'])('is refused in %s mode without a URL past it', async (mode) => {
    const database = await openBehind(mode, false);
    await expect(checkServer(database)).rejects.toThrow('its pooler shares sessions between connections');
    await database.close();
  });
});
