import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import type { Database } from './database.ts';

interface Migration {
  version: number;
  name: string;
  text: string;
  checksum: string;
}

const lockKey = 0x5313e;

/**
 * Brings the schema to the newest version, forward only. Processes that start together take turns.
 * @throws Error when an applied migration has been edited since
 */
export async function migrate(database: Database, folder: string): Promise<number> {
  const wanted = readMigrations(folder);
  if (await isApplied(database, wanted)) return 0;
  await database.runScript(scriptFor(wanted));
  return wanted.length;
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return {
        version: Number(file.slice(0, 4)),
        name: file.slice(5, -4),
        text,
        checksum: createHash('sha256').update(text).digest('hex').slice(0, 32),
      };
    });
}

async function isApplied(database: Database, wanted: Migration[]): Promise<boolean> {
  const applied = await database
    .in({ kind: 'system' })
    .query<{ checksum: string }>(sql`select checksum from schema_migrations order by version`)
    .catch(() => []);
  return applied.length === wanted.length && applied.every(({ checksum }, at) => checksum === wanted[at]!.checksum);
}

/** One script: a lock, then each migration inside a condition on what is applied by the time the lock is had. */
function scriptFor(migrations: Migration[]): string {
  const steps = migrations.map(
    ({ version, name, checksum, text }) => `
do $step$ begin
  if exists (select from schema_migrations where version = ${version} and checksum <> '${checksum}') then
    raise exception 'migration ${version} (${name}) was edited after it had been applied';
  end if;
  if not exists (select from schema_migrations where version = ${version}) then
    execute $migration$${text}$migration$;
    insert into schema_migrations (version, name, checksum) values (${version}, '${name}', '${checksum}');
  end if;
end $step$;`,
  );
  return `begin;
set local lock_timeout = 0;
select pg_advisory_xact_lock(${lockKey});
create table if not exists schema_migrations (
  version integer primary key, name text not null, checksum text not null,
  applied_at timestamptz(3) not null default now());
${steps.join('\n')}
commit;`;
}
