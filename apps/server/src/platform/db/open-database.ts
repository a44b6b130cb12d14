import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Log } from '../log.ts';
import { createDatabase, type Database } from './core/database.ts';
import { readTimestamp } from './core/read-timestamp.ts';
import { applySettings } from './core/session-settings.ts';
import { lockDataFolder } from './embedded/data-folder-lock.ts';
import { type Engine, ownEngine } from './embedded/engine.ts';
import { openEngineThread } from './embedded/engine-thread.ts';
import type { LogSync } from './embedded/log-sync.ts';
import { PGliteStream } from './embedded/pglite-stream.ts';

/** The API's types: bigint and numeric as numbers, `date` as text. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readTimestamp);

const connectTimeoutMs = 5000;
/** Statements that wait longer for a lock fail and are answered with 503. */
const lockTimeoutMs = 10_000;
const statementTimeoutMs = 60_000;
/** From sending a statement, also one behind others of its transaction. The server would have ended one before. */
const maxAnswerMs = statementTimeoutMs + 5000;
const checkpointEveryMs = 5 * 60_000;
const vacuumEveryMs = 30 * 60_000;
/** How far the heap may outgrow live data before a major collection; V8 alone would let it triple. */
const heapGrowth = '--heap-growing-percent=50';

export interface ServerOptions {
  /** URL past a pooler that shares sessions between connections; null when `url` has sessions of its own. */
  directUrl?: string | null;
  /** Maximum wait for a connection. */
  waitMs?: number;
  /** Timeout of a statement; scripts of the owner, such as migrations, have none. */
  answerMs?: number;
  /** The server is one node of a distributed database. */
  isNode?: boolean;
}

/** Few direct connections are needed: only scripts and the listener use them. */
const directConnections = 2;

/** The PostgreSQL server at the URL, shared by any number of processes. */
export function openServerDatabase(
  url: string,
  poolSize: number,
  log: Log,
  { directUrl = null, waitMs = connectTimeoutMs, answerMs = maxAnswerMs, isNode = false }: ServerOptions = {},
): Database {
  const timeouts = { statementMs: statementTimeoutMs, lockMs: lockTimeoutMs };
  const connectTo = (connectionString: string) => ({
    connectionString,
    application_name: 'smile',
    keepAlive: true,
  });
  const createPool = (to: string, max: number, onConnect: (client: pg.ClientBase) => Promise<void>) =>
    new pg.Pool({
      ...connectTo(to),
      pipeline: true,
      max,
      connectionTimeoutMillis: waitMs,
      query_timeout: answerMs,
      onConnect,
    });
  const onConnectionError = (error: Error) => log.warn({ err: error }, 'database connection lost');
  return createDatabase({
    createPool: (onConnect) =>
      createPool(url, poolSize, async (client) => {
        await onConnect(client);
        if (!directUrl) await applySettings(client, timeouts);
      }),
    createListener: () => new pg.Client({ ...connectTo(directUrl ?? url), query_timeout: answerMs }),
    onConnectionError,
    isNode,
    direct: directUrl
      ? {
          timeouts,
          createPool: () =>
            createPool(directUrl, directConnections, async (client) => {
              client.on('error', onConnectionError);
              await applySettings(client, timeouts);
            }),
        }
      : undefined,
  });
}

export interface EmbeddedOptions {
  /** A migrated, empty database that a new folder is copied from. */
  snapshotFolder: string;
  /** The built `serve-engine.ts`. */
  program: string;
}

/**
 * The embedded database in the folder, locked for this process until `close`. The engine lives in this process, so
 * heap growth is lowered to save memory.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  { snapshotFolder, program }: EmbeddedOptions,
  log: Log,
): Promise<Database> {
  const unlock = await lockDataFolder(dataDir);
  setFlagsFromString(heapGrowth);
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const engine = await openEngineThread(program, { folder, snapshotFolder }, crash);
  const database = embeddedDatabase(engine, log, engine.logSync);
  const stopUpkeep = startUpkeep(database, log);
  return {
    ...database,
    async close() {
      stopUpkeep();
      await database.close();
      await engine.close();
      await unlock();
    },
  };
}

/** An uncaught exception: without its database the server cannot answer, and a supervisor restarts it. */
function crash(error: Error): never {
  throw error;
}

/** Wraps a PGlite in this thread as a database, for tests and tools. */
export function databaseOf(pglite: PGlite, log: Log): Database {
  return embeddedDatabase(ownEngine(pglite), log);
}

/** A database of one connection; a query that waits for its own transaction fails after the timeout. */
function embeddedDatabase(engine: Engine, log: Log, logSync?: Pick<LogSync, 'write' | 'settle'>): Database {
  return createDatabase({
    createPool: (onConnect) =>
      new pg.Pool({
        stream: () => new PGliteStream(engine),
        user: 'postgres',
        database: 'postgres',
        pipeline: true,
        max: 1,
        idleTimeoutMillis: 0,
        connectionTimeoutMillis: 30_000,
        onConnect,
      }),
    createListener: null,
    onConnectionError: (error) => log.error({ err: error }, 'embedded database connection failed'),
    logSync,
  });
}

/** PGlite has no background processes: without this, the log grows forever and dead rows are never removed. */
function startUpkeep(database: Database, log: Log): () => void {
  const run = (statement: string) =>
    database.runScript(statement).catch((error) => log.warn({ err: error, statement }, 'database upkeep failed'));
  const timers = [
    setInterval(() => void run('checkpoint'), checkpointEveryMs),
    setInterval(() => void run('vacuum (analyze)'), vacuumEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
