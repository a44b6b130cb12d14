import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { copyTestDatabase } from '../../../testing/resilience/copy-database.ts';
import { migrationsFolder } from '../../paths.ts';
import type { Database } from '../db/core/database.ts';
import type { Db } from '../db/core/db.ts';
import { openInMemory } from '../db/embedded/open-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { databaseOf, openServerDatabase } from '../db/open-database.ts';
import { createLog } from '../log.ts';

/** The procedures exist, and no table has partitions. */
const lastBefore = '0111';
const rowCount = 5000;
const system = { kind: 'system' } as const;
const log = createLog('silent');
const hasServer = 'serverUrl' in inject('testDatabase');
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A database with the tables of the earlier release, and rows of 70 days. */
async function openEarlier(): Promise<Database> {
  const database = hasServer
    ? openServerDatabase(await copyTestDatabase('empty'), 4, log)
    : databaseOf(await openInMemory(), log);
  const folder = mkdtempSync(join(tmpdir(), 'smile-earlier-'));
  open.push(
    () => database.close(),
    () => rmSync(folder, { recursive: true }),
  );
  for (const file of readdirSync(migrationsFolder).filter((name) => name.slice(0, 4) <= lastBefore))
    cpSync(join(migrationsFolder, file), join(folder, file));
  await migrate(database, folder);
  await database.runScript(`
    insert into tenants (tenant_id, name, created_at, updated_at) values ('t', 'T', now(), now());
    insert into users (tenant_id, mode, id, created_at, updated_at)
      select 't', 'SANDBOX', 'u' || n, now(), now() from generate_series(0, 9) as n;
    insert into ui_events (tenant_id, mode, id, user_id, event_name, occurred_at, created_at)
      select 't', 'SANDBOX', 'e' || n, 'u' || n % 10, 'opened', now(), now() - n * interval '70 days' / ${rowCount}
      from generate_series(1, ${rowCount}) as n`);
  return database;
}

const insertEvent = (db: Db, id: string) =>
  db.query(sql`
    insert into ui_events (tenant_id, mode, id, user_id, event_name, occurred_at, created_at)
    values ('t', 'SANDBOX', ${id}, 'u1', 'opened', now(), now())`);

async function countEvents(database: Database): Promise<number> {
  const rows = await database.in(system).query<{ count: number }>(sql`
    select count(*)::integer as count from ui_events`);
  return rows[0]!.count;
}

const migration = readdirSync(migrationsFolder).find((name) => name.endsWith('partition_ui_events.sql'))!;
const steps = readFileSync(join(migrationsFolder, migration), 'utf8').replace(/--.*/g, '').split(';').slice(0, -1);

describe('a table of an earlier release', () => {
  it.each([0, 1, 2, 3, 4])('keeps every row when a kill ends its migration after step %d', async (done) => {
    const database = await openEarlier();
    await database.withOwner(async (run) => {
      for (const step of steps.slice(0, done)) await run(step);
    });
    await insertEvent(database.in(system), 'between');
    await migrate(database, migrationsFolder);
    await insertEvent(database.in(system), 'after');
    expect(await countEvents(database)).toBe(rowCount + 2);
    await database.runScript("delete from users where id = 'u1'");
    expect(await countEvents(database)).toBe(rowCount - rowCount / 10);
    const partitions = await database.withOwner((run) =>
      run("select name from smile_partitions('ui_events') order by 1"),
    );
    expect(partitions).toEqual([{ name: 'ui_events_before' }, { name: 'ui_events_default' }]);
  });

  it.runIf(hasServer)(
    'takes the writes of the earlier release all the time, and refuses its deletions by ctid',
    async () => {
      const database = await openEarlier();
      let isMigrated = false;
      let written = 0;
      const write = async (writer: number) => {
        for (let count = 0; !isMigrated || count < 50; count += 1) {
          await insertEvent(database.in(system), `${writer}-${count}`);
          written += 1;
        }
      };
      const writers = [1, 2].map(write);
      await migrate(database, migrationsFolder);
      isMigrated = true;
      await Promise.all(writers);
      expect(await countEvents(database)).toBe(rowCount + written);
      const deletion = sql`
      delete from ui_events where ctid = any(array(select ctid from ui_events where created_at < now() limit 200))`;
      await expect(database.in(system).query(deletion)).rejects.toThrow('permission denied');
    },
  );
});
