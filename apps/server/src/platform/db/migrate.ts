import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { ConfigError } from '../errors.ts';
import type { Database, RunScript } from './core/database.ts';
import { assumeStatistics } from './embedded/assume-statistics.ts';
import { asTransactional, isConcurrent, runConcurrently } from './run-concurrently.ts';

interface Migration {
  version: number;
  name: string;
  text: string;
  checksum: string;
}

const lockKey = 0x5313e;

/**
 * Migrates the schema to the newest version, forward only, one process at a time. A migration with `create index
 * concurrently` runs outside a transaction, except on a new database.
 * @throws ConfigError when a newer release has migrated the database, an applied migration has been edited since, or
 * the role lacks a right
 */
export async function migrate(database: Database, folder: string): Promise<number> {
  const wanted = readMigrations(folder);
  const applied = await selectApplied(database);
  refuseNewer(applied, wanted);
  if (applied.length === wanted.length && applied.every(({ checksum }, at) => checksum === wanted[at]!.checksum))
    return 0;
  const isNew = applied.length === 0;
  const work = database.withOwner(async (run) => {
    for (const part of isNew ? [wanted] : splitParts(wanted)) {
      const [first] = part;
      if (!isNew && first && isConcurrent(first.text)) await runAlone(run, first);
      else await run(scriptFor(part));
    }
    await run(assumeStatistics);
  });
  await work.catch((error) => {
    throw describeRefusal(error) ?? error;
  });
  return wanted.length;
}

/** SQLSTATE codes of a role without a right, and of an extension that the server lacks. */
const refusals: Record<string, string> = {
  42501: 'Name a role that owns the database and its schema "public", and has CREATEROLE.',
  58: 'Install the contrib package of this PostgreSQL, with pg_trgm, unaccent and btree_gin.',
};
refusals['0A000'] = refusals['58']!;

/** Null for an error that no database setting explains. */
function describeRefusal(error: { code?: string; message?: string }): ConfigError | null {
  if (error.message?.endsWith(editedSuffix))
    return new ConfigError(`The database belongs to another release: ${error.message}. Start that release.`);
  const advice = refusals[error.code ?? ''];
  return advice ? new ConfigError(`DATABASE_URL is wrong: the database answered "${error.message}". ${advice}`) : null;
}

/** Groups migrations into transactions; a concurrent one is a group of its own. */
function splitParts(migrations: Migration[]): Migration[][] {
  const parts: Migration[][] = [];
  let isOpen = false;
  for (const migration of migrations) {
    const runsAlone = isConcurrent(migration.text);
    if (isOpen && !runsAlone) parts.at(-1)!.push(migration);
    else parts.push([migration]);
    isOpen = !runsAlone;
  }
  return parts;
}

async function runAlone(run: RunScript, { version, name, checksum, text }: Migration): Promise<void> {
  await runConcurrently(run, text, {
    async isDone() {
      const [row] = await run(`select checksum from schema_migrations where version = ${version}`);
      if (row && row.checksum !== checksum) throw new Error(describeEdited(version, name));
      return row !== undefined;
    },
    finish: () =>
      run(`insert into schema_migrations (version, name, checksum) values (${version}, '${name}', '${checksum}')`),
  });
}

const editedSuffix = 'was edited after it had been applied';

function describeEdited(version: number, name: string): string {
  return `migration ${version} (${name}) ${editedSuffix}`;
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

type Applied = Pick<Migration, 'version' | 'name' | 'checksum'>;

/** In version order; empty on an empty database. */
async function selectApplied(database: Database): Promise<Applied[]> {
  const select = () =>
    database
      .in({ kind: 'system' })
      .query<Applied>(sql`select version, name, checksum from schema_migrations order by version`);
  try {
    return await select();
  } catch {
    if (await isNewDatabase(database)) return [];
  }
  // Another process may have created the schema between the two queries.
  return select().catch((error) => {
    throw describeRefusal(error) ?? error;
  });
}

/** True without a schema. The roles may be missing too, so this query uses the owner's rights. */
async function isNewDatabase(database: Database): Promise<boolean> {
  const [row] = await database.withOwner((run) =>
    run(`select to_regclass('public.schema_migrations') is null as "isNew"`),
  );
  return row?.isNew === true;
}

/** An older release would write rows that the newer schema does not expect. */
function refuseNewer(applied: Applied[], wanted: Migration[]): void {
  const known = new Set(wanted.map(({ version }) => version));
  const newer = applied.filter(({ version }) => !known.has(version)).at(-1);
  if (!newer) return;
  throw new ConfigError(
    `The database has a newer schema than this release knows (migration ${newer.version}, ${newer.name}). Start the newer release, or restore a backup from before the upgrade.`,
  );
}

/** One script: takes the lock, then runs each migration only if it is still missing. */
function scriptFor(migrations: Migration[]): string {
  const steps = migrations.map(
    ({ version, name, checksum, text }) => `
do $step$ begin
  if exists (select from schema_migrations where version = ${version} and checksum <> '${checksum}') then
    raise exception '${describeEdited(version, name)}';
  end if;
  if not exists (select from schema_migrations where version = ${version}) then
    execute $migration$${asTransactional(text)}$migration$;
    insert into schema_migrations (version, name, checksum) values (${version}, '${name}', '${checksum}');
  end if;
end $step$;`,
  );
  // Citus refuses triggers by default; other servers ignore settings of extensions they lack.
  return `begin;
set local lock_timeout = 0;
set local citus.enable_unsafe_triggers = on;
select pg_advisory_xact_lock(${lockKey});
create table if not exists schema_migrations (
  version integer primary key, name text not null, checksum text not null,
  applied_at timestamptz(3) not null default now());
${steps.join('\n')}
commit;`;
}
