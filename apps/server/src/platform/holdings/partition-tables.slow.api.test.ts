import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { citusUrl, reportSkipped } from '../../../testing/citus/create-citus-database.ts';
import { createDistributedDatabase, openDistributed } from '../../../testing/citus/prepare-citus.ts';
import { copyTestDatabase } from '../../../testing/resilience/copy-database.ts';
import { migrationsFolder } from '../../paths.ts';
import type { Database } from '../db/core/database.ts';
import type { Db } from '../db/core/db.ts';
import { openInMemory } from '../db/embedded/open-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { databaseOf, openServerDatabase } from '../db/open-database.ts';
import { createLog } from '../log.ts';

const rowCount = 5000;
const system = { kind: 'system' } as const;
const log = createLog('silent');
const hasServer = 'serverUrl' in inject('testDatabase');
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** Columns besides tenant, id and time, with the values of the row of a number. */
const tables = {
  ui_events: {
    columns: 'mode, user_id, event_name, occurred_at',
    values: (n: string) => `'SANDBOX', 'u' || ${n} % 10, 'opened', now()`,
  },
  audit_log: {
    columns: 'action, actor_kind, entity_type, entity_id',
    values: (n: string) => `'tried', 'system', 'test', ${n}::text`,
  },
};
type Table = keyof typeof tables;

const files = readdirSync(migrationsFolder);
const findMigration = (table: Table) => files.find((name) => name.endsWith(`partition_${table}.sql`))!;
const readSteps = (table: Table) =>
  readFileSync(join(migrationsFolder, findMigration(table)), 'utf8')
    .replace(/--.*/g, '')
    .split(';')
    .slice(0, -1);

const insertionInto = (table: Table) => `insert into ${table} (tenant_id, id, created_at, ${tables[table].columns})`;

/** Migrations of the release before the table had partitions. */
function copyEarlier(table: Table): string {
  const folder = mkdtempSync(join(tmpdir(), 'smile-earlier-'));
  open.push(() => rmSync(folder, { recursive: true }));
  for (const file of files.filter((name) => name < findMigration(table)))
    cpSync(join(migrationsFolder, file), join(folder, file));
  return folder;
}

/** A database of that release, with rows of 70 days. */
async function openEarlier(table: Table): Promise<Database> {
  const database = hasServer
    ? openServerDatabase(await copyTestDatabase('empty'), 4, log)
    : databaseOf(await openInMemory(), log);
  open.push(() => database.close());
  await migrate(database, copyEarlier(table));
  await fill(database, table);
  return database;
}

async function openEarlierOnCitus(table: Table): Promise<Database> {
  const citus = await createDistributedDatabase(undefined, { migrations: copyEarlier(table) });
  const database = await openDistributed(citus.url, log);
  open.push(() => database.close().then(citus.drop));
  await fill(database, table);
  return database;
}

/** One by one: Citus runs no script of several statements that insert rows of a query. */
async function fill(database: Database, table: Table): Promise<void> {
  for (const statement of [
    "insert into tenants (tenant_id, name, created_at, updated_at) values ('t', 'T', now(), now())",
    `insert into users (tenant_id, mode, id, created_at, updated_at)
      select 't', 'SANDBOX', 'u' || n, now(), now() from generate_series(0, 9) as n`,
    `${insertionInto(table)}
      select 't', 'e' || n, now() - n * interval '70 days' / ${rowCount}, ${tables[table].values('n')}
      from generate_series(1, ${rowCount}) as n`,
  ])
    await database.runScript(statement);
}

const insertRow = (db: Db, table: Table, id: string) =>
  db.query(sql`${raw(`${insertionInto(table)} values ('t', '${id}', now(), ${tables[table].values('1')})`)}`);

async function countRows(database: Database, table: Table): Promise<number> {
  const rows = await database.in(system).query<{ count: number }>(sql`
    select count(distinct id)::integer as count from ${raw(table)}`);
  return rows[0]!.count;
}

reportSkipped('migrations of partitions on Citus');
describe.each(Object.keys(tables) as Table[])('%s of an earlier release', (table) => {
  const kills = [0, 1, 2, 3, 4].flatMap((done) => [
    { where: hasServer ? 'PostgreSQL' : 'the embedded database', done, open: openEarlier },
    ...(citusUrl && hasServer && done % 4 === 0 ? [{ where: 'Citus', done, open: openEarlierOnCitus }] : []),
  ]);
  it.each(kills)(
    'keeps every row on $where when a kill ends its migration after step $done',
    async ({ done, open }) => {
      const database = await open(table);
      await database.withOwner(async (run) => {
        for (const step of readSteps(table).slice(0, done)) await run(step);
      });
      await insertRow(database.in(system), table, 'between');
      await migrate(database, migrationsFolder);
      await insertRow(database.in(system), table, 'after');
      expect(await countRows(database, table)).toBe(rowCount + 2);
      if (table === 'ui_events') {
        await database.runScript("delete from users where id = 'u1'");
        expect(await countRows(database, table)).toBe(rowCount - rowCount / 10);
      }
      const partitions = await database.withOwner((run) =>
        run(`select name from smile_partitions('${table}') order by 1`),
      );
      expect(partitions).toEqual([{ name: `${table}_before` }, { name: `${table}_default` }]);
    },
  );

  it.runIf(hasServer)(
    'takes the writes of the earlier release all the time, and refuses its deletions by ctid',
    async () => {
      const database = await openEarlier(table);
      let isMigrated = false;
      let written = 0;
      const write = async (writer: number) => {
        for (let count = 0; !isMigrated || count < 50; count += 1) {
          await insertRow(database.in(system), table, `${writer}-${count}`);
          written += 1;
        }
      };
      const writers = [1, 2].map(write);
      await migrate(database, migrationsFolder);
      isMigrated = true;
      await Promise.all(writers);
      expect(await countRows(database, table)).toBe(rowCount + written);
      const deletion = sql`
      delete from ${raw(table)} where ctid = any(array(select ctid from ${raw(table)} where created_at < now() limit 200))`;
      await expect(database.in(system).query(deletion)).rejects.toThrow('permission denied');
    },
  );
});
