import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { createPreparedStatements, type PreparedStatements } from './prepared-statements.ts';

/** A connection keeps each that it has run; past these a statement is planned each time. */
const prepared = createPreparedStatements(1000);

/** The rows of one statement. `onError` hears of an error at once: within this call where the driver sends nothing. */
export async function run<Row>(
  client: pg.ClientBase,
  statement: Sql,
  onError?: (error: Error) => void,
  statements: PreparedStatements = prepared,
): Promise<Row[]> {
  const { values } = statement;
  const known = statements.find(statement);
  const query = known ? { name: known.name, text: known.text, values } : { text: statement.text, values };
  try {
    return await ask<Row>(client, query, onError);
  } catch (error) {
    // Who asked is worth more than where the answer was read.
    Error.captureStackTrace(error as Error);
    throw error;
  }
}

/**
 * By callback: the driver's promises keep each other alive, and with them all rows, until the old generation of the heap
 * is searched.
 */
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

type Answered = NonNullable<ConstructorParameters<typeof pg.Query>[2]>;

/** Of an object the driver makes a copy, property by property; of a text it does not. */
function makeQuery({ name, text, values }: pg.QueryConfig, answered: Answered): pg.Query {
  const query: pg.Query & { name?: string } = new pg.Query(text, values, answered);
  if (name) query.name = name;
  return query;
}

interface Connected {
  connection: { stream: Duplex };
}

/** What is sent before the event loop goes on, one statement after the other, is one write: each costs a system call. */
function gatherWrites(client: pg.ClientBase): void {
  const { stream } = (client as unknown as Connected).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(letGo, stream);
}

function letGo(stream: Duplex): void {
  stream.uncork();
}
