import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { PreparedStatements } from './prepared-statements.ts';

/** Returns the rows of one statement. `onError` runs on failure, within this call when the driver sends nothing. */
export async function run<Row>(
  client: pg.ClientBase,
  statement: Sql,
  statements: PreparedStatements,
  onError?: (error: Error) => void,
): Promise<Row[]> {
  const { values } = statement;
  const known = statements.find(statement);
  const query = known ? { name: known.name, text: known.text, values } : { text: statement.text, values };
  try {
    return await ask<Row>(client, query, onError);
  } catch (error) {
    // Point the stack at the caller instead of at the socket read.
    Error.captureStackTrace(error as Error);
    throw error;
  }
}

/** Callback-based: the driver's promises reference each other and keep all rows alive until a major collection. */
export function ask<Row>(
  client: pg.ClientBase,
  query: pg.QueryConfig,
  onError?: (error: Error) => void,
): Promise<Row[]> {
  gatherWrites(client);
  return new Promise((done, fail) => {
    client.query(
      makeQuery(query, (error, result) => {
        if (!error) return done(result.rows as Row[]);
        onError?.(error);
        fail(error);
      }),
    );
  });
}

/** Longest delay of a timer; 0 would mean the pool's limit. */
const unlimitedMs = 2 ** 31 - 1;

/** Runs a script that may take hours, such as a migration. */
export async function runUnlimited(client: pg.ClientBase, text: string): Promise<Record<string, unknown>[]> {
  const script: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: unlimitedMs };
  return (await client.query(script)).rows;
}

/** A read needs no flush; a write misjudged as a read still syncs by itself. */
export function isReading({ strings }: Sql): boolean {
  return /^\s*select\b/.test(strings[0]!);
}

type Answered = NonNullable<ConstructorParameters<typeof pg.Query>[2]>;

/** Passes the text itself, since the driver would copy a config object property by property. */
function makeQuery({ name, text, values }: pg.QueryConfig, answered: Answered): pg.Query {
  const query: pg.Query & { name?: string } = new pg.Query(text, values, answered);
  if (name) query.name = name;
  return query;
}

interface Connected {
  connection: { stream: Duplex };
}

/** Batch all statements of one tick into one socket write. */
function gatherWrites(client: pg.ClientBase): void {
  const { stream } = (client as unknown as Connected).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(letGo, stream);
}

function letGo(stream: Duplex): void {
  stream.uncork();
}
