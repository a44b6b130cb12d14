import { ConfigError } from '../../errors.ts';
import type { Database } from './database.ts';

const minServerVersion = 150_000;
const useLocale = "Create the database with: template template0 locale 'C.UTF-8'.";

/**
 * @param onWarning called with what works less well on this database
 * @throws ConfigError for a server or database on which the platform cannot run with any settings
 */
export async function checkServer(
  database: Database,
  onWarning: (text: string) => void = () => undefined,
): Promise<void> {
  const [found] = await database.withOwner((run) =>
    run(`select current_setting('server_version_num')::integer as version, current_setting('server_encoding') as encoding,
      current_setting('session_replication_role') as replication, to_regnamespace('public') is not null as "hasPublic",
      pg_is_in_recovery() as "isReplica", lower('I') = 'i' as "foldsLetters",
      lower('Ñ') = 'ñ' as "foldsAccents",
      to_regclass('public.schema_migrations') is null as "isNew",
      (select string_agg(format('alter extension %I set schema public;', extname), ' ' order by extname)
        from pg_extension where extname in ('pg_trgm', 'unaccent', 'btree_gin')
        and extnamespace is distinct from to_regnamespace('public')) as moves`),
  );
  const { version, encoding, foldsLetters, foldsAccents, isNew, ...session } = found as Record<string, unknown>;
  const { replication, hasPublic, isReplica, moves } = session;
  if (Number(version) < minServerVersion) throw wrong('PostgreSQL is older than version 15.');
  if (encoding !== 'UTF8') throw wrong(`its encoding is ${encoding}. Create the database with encoding UTF8.`);
  // A database keeps the locale that it was created with, so one in use is not refused.
  if (isNew && !foldsLetters) throw wrong(`its locale has another lower case of I than i. ${useLocale}`);
  if (!foldsAccents)
    onWarning(
      `The database's locale does not know letters such as Ñ: searches find them only as written. ${useLocale}`,
    );
  if (!hasPublic) throw wrong('it has no schema "public". Create it: create schema public.');
  if (moves) throw wrong(`its extensions are outside of schema "public". Move them: ${moves}`);
  if (replication !== 'origin')
    throw wrong(`session_replication_role is ${replication}, which turns triggers off. Reset it for this role.`);
  if (isReplica) throw wrong('it is a read-only replica. Name the primary server.');
  if (await hasSharedSessions(database))
    throw wrong(
      'its pooler shares sessions between connections, which mixes tenants. Set pool_mode = session, or DATABASE_DIRECT_URL to a URL past the pooler.',
    );
  if (!(await database.isOne().catch(refuseStatementMode)))
    throw new ConfigError('DATABASE_DIRECT_URL is wrong: it leads to another database than DATABASE_URL.');
}

function refuseStatementMode(error: { code?: string; message?: string }): never {
  if (!/statement pooling mode/i.test(error.message ?? '')) throw error;
  throw wrong('its pooler refuses transactions. Set pool_mode = transaction.');
}

/** Behind a pooler in transaction or statement mode, two idle connections may share a session, or change sessions. */
export function hasSharedSessions(database: Database): Promise<boolean> {
  const readProcess = 'select pg_backend_pid() as process';
  return database.withOwner((first) =>
    database.withOwner(async (second) => {
      const [ofFirst, ofSecond] = [new Set<unknown>(), new Set<unknown>()];
      for (let round = 0; round < 3; round += 1) {
        ofFirst.add((await first(readProcess))[0]?.process);
        ofSecond.add((await second(readProcess))[0]?.process);
      }
      return ofFirst.size > 1 || ofSecond.size > 1 || [...ofFirst][0] === [...ofSecond][0];
    }),
  );
}

function wrong(reason: string): ConfigError {
  return new ConfigError(`DATABASE_URL is wrong: the database cannot be used, ${reason}`);
}
