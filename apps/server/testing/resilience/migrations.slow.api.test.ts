import { appendFileSync, cpSync, mkdtempSync, openAsBlob, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrationsFolder } from '../../src/paths.ts';
import type { Database } from '../../src/platform/db/core/database.ts';
import { openInMemory } from '../../src/platform/db/embedded/open-embedded.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { databaseOf, openServerDatabase } from '../../src/platform/db/open-database.ts';
import { ConfigError } from '../../src/platform/errors.ts';
import { createLog } from '../../src/platform/log.ts';
import { copyTestDatabase } from './copy-database.ts';

const log = createLog('silent');
const prepared = inject('testDatabase');
const hasServer = 'serverUrl' in prepared;
const open: Database[] = [];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smile-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

function keep(database: Database): Database {
  open.push(database);
  return database;
}

async function openEmpty(): Promise<Database> {
  if (!hasServer) return keep(databaseOf(await openInMemory(), log));
  return keep(openServerDatabase(await copyTestDatabase('empty'), 2, log));
}

/** An empty database after `migrate`, which the first test checks. */
async function openMigrated(): Promise<Database> {
  if ('snapshot' in prepared) return keep(databaseOf(await openInMemory(await openAsBlob(prepared.snapshot)), log));
  return keep(openServerDatabase(await copyTestDatabase('migrated'), 2, log));
}

function selectVersions(database: Database) {
  return database.in({ kind: 'system' }).query(sql`select version from schema_migrations order by version`);
}

const concurrently = 'create unique index concurrently later_by_id on later (id);';

function selectIndex(database: Database) {
  return database.in({ kind: 'system' }).query<{ isValid: boolean }>(sql`
    select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('public.later_by_id')`);
}

const lastFile = () => readdirSync(folder).sort().at(-1)!;

describe('migrate', () => {
  it('runs each migration once, and new ones later', async () => {
    const database = await openEmpty();
    const count = readdirSync(folder).length;
    expect(await migrate(database, folder)).toBe(count);
    expect(await migrate(database, folder)).toBe(0);
    writeFileSync(join(folder, '9999_later.sql'), 'create table later (id integer);');
    await migrate(database, folder);
    expect(await selectVersions(database)).toHaveLength(count + 1);
  });

  it('refuses a database that a newer release has migrated', async () => {
    const database = await openMigrated();
    writeFileSync(join(folder, '9999_later.sql'), 'create table later (id integer);');
    await migrate(database, folder);
    rmSync(join(folder, '9999_later.sql'));
    const refused = expect(migrate(database, folder)).rejects;
    await refused.toThrow('The database has a newer schema than this release knows (migration 9999, later).');
    await refused.toBeInstanceOf(ConfigError);
  });

  it('refuses a migration that was edited after it had been applied', async () => {
    const database = await openMigrated();
    appendFileSync(join(folder, lastFile()), '\n-- an afterthought\n');
    const migration = migrate(database, folder);
    await expect(migration).rejects.toThrow('was edited after it had been applied');
    await expect(migration).rejects.toBeInstanceOf(ConfigError);
  });

  it('leaves nothing behind when a migration fails', async () => {
    const database = await openEmpty();
    writeFileSync(join(folder, '9999_broken.sql'), 'create table half (id integer); select 1 / 0;');
    await expect(migrate(database, folder)).rejects.toThrow('division by zero');
    await expect(selectVersions(database)).rejects.toThrow();
    rmSync(join(folder, '9999_broken.sql'));
    await migrate(database, folder);
  });

  it('builds indexes outside of a transaction, repairs an invalid one, and does nothing else there', async () => {
    const database = await openMigrated();
    writeFileSync(
      join(folder, '9998_table.sql'),
      'create table later (id integer); insert into later values (1), (1);',
    );
    await migrate(database, folder);
    const index = join(folder, '9999_index.sql');
    writeFileSync(index, `create table other (id integer); ${concurrently}`);
    await expect(migrate(database, folder)).rejects.toThrow('does not run: create table other');
    writeFileSync(index, concurrently);
    await expect(migrate(database, folder)).rejects.toThrow('later_by_id');
    expect(await selectIndex(database)).toEqual([{ isValid: false }]);
    await database.runScript('truncate later');
    await migrate(database, folder);
    expect(await selectIndex(database)).toEqual([{ isValid: true }]);
    await database.runScript('delete from schema_migrations where version = 9999');
    await migrate(database, folder);
    expect(await migrate(database, folder)).toBe(0);
    expect(await selectVersions(database)).toHaveLength(readdirSync(folder).length);
  });

  it('fills in whether webhooks of an earlier release ever received an event', async () => {
    const database = await openEmpty();
    const later = readdirSync(folder).filter((file) => file >= '0077');
    for (const file of later) rmSync(join(folder, file));
    await migrate(database, folder);
    await database.runScript(`
      insert into tenants (tenant_id, name, created_at, updated_at) values ('t', 'T', now(), now());
      insert into events (tenant_id, mode, id, type, data, created_at)
        values ('t', 'SANDBOX', 'e', 'USER_CREATED', '{}', now());
      insert into webhooks (tenant_id, mode, id, name, url, secret_sealed, event_types, created_at, updated_at)
        select 't', 'SANDBOX', id, id, 'https://hooks.example.com/', '', '{ALL_EVENTS}', now(), now()
        from unnest(array['got', 'failed', 'new']) as id;
      insert into webhook_deliveries (tenant_id, mode, id, webhook_id, event_id, event_type, state, created_at)
        values ('t', 'SANDBOX', '1', 'got', 'e', 'USER_CREATED', 'DELIVERED', now()),
          ('t', 'SANDBOX', '2', 'failed', 'e', 'USER_CREATED', 'FAILED', now())`);
    for (const file of later) cpSync(join(migrationsFolder, file), join(folder, file));
    await migrate(database, folder);
    const ids = await database
      .in({ kind: 'system' })
      .query(sql`select id, has_received as "hasReceived" from webhooks order by id`);
    expect(ids).toEqual([
      { id: 'failed', hasReceived: false },
      { id: 'got', hasReceived: true },
      { id: 'new', hasReceived: false },
    ]);
  });

  it.runIf(hasServer)('builds an index while four processes start and others write', async () => {
    const url = await copyTestDatabase('empty');
    const databases = [1, 2, 3, 4].map(() => keep(openServerDatabase(url, 2, log)));
    await Promise.all(databases.map((database) => database.listen()));
    writeFileSync(join(folder, '9998_table.sql'), 'create table later (id serial);');
    await migrate(databases[0]!, folder);
    writeFileSync(join(folder, '9999_index.sql'), concurrently);
    const writer = keep(openServerDatabase(url, 1, log));
    await writer.withOwner(async (run) => {
      await run('begin; insert into later default values');
      const started = databases.map((database) => migrate(database, folder));
      await expect.poll(() => selectIndex(databases[0]!)).toHaveLength(1);
      await run('insert into later default values; commit');
      await Promise.all(started);
    });
    expect(await selectIndex(databases[0]!)).toEqual([{ isValid: true }]);
  });

  it.runIf(hasServer)('lets others read a table whose policy waits for a long transaction', async () => {
    const url = await copyTestDatabase('migrated');
    const [database, other] = [1, 2].map(() => keep(openServerDatabase(url, 2, log))) as [Database, Database];
    writeFileSync(
      join(folder, '9999_policy.sql'),
      'alter policy system_rows on events using (true); alter policy system_rows on users using (true);',
    );
    const countEvents = () => other.in({ kind: 'system' }).query(sql`select count(*) as count from events`);
    let migration: Promise<number> = Promise.resolve(0);
    await other.withOwner(async (run) => {
      await run('begin; select from events');
      migration = migrate(database, folder);
      for (let turn = 0; turn < 8; turn += 1) {
        expect(await countEvents()).toEqual([{ count: expect.any(Number) }]);
        await delay(200);
      }
      expect(await selectVersions(other)).not.toContainEqual({ version: 9999 });
      await run('commit');
    });
    await migration;
    expect(await selectVersions(other)).toContainEqual({ version: 9999 });
  });

  it.runIf(hasServer)('starts when another process makes the schema just after it was missing', async () => {
    const url = await copyTestDatabase('empty');
    const [database, other] = [1, 2].map(() => keep(openServerDatabase(url, 2, log))) as [Database, Database];
    const late: Database = {
      ...database,
      in(scope) {
        const db = database.in(scope);
        const query: typeof db.query = (statement) =>
          db.query<never>(statement).catch(async (error) => {
            await migrate(other, folder);
            throw error;
          });
        return { ...db, query };
      },
    };
    await migrate(late, folder);
    expect(await selectVersions(database)).toHaveLength(readdirSync(folder).length);
  });

  it.runIf(hasServer)('serialises four processes that start on an empty database', async () => {
    const url = await copyTestDatabase('empty');
    const databases = [1, 2, 3, 4].map(() => keep(openServerDatabase(url, 2, log)));
    await Promise.all(databases.map((database) => migrate(database, folder)));
    expect(await selectVersions(databases[0]!)).toHaveLength(readdirSync(folder).length);
  });
});
