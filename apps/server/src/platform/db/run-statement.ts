import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';

const maxPrepared = 1000;

interface Prepared {
  strings: readonly string[];
  name: string;
  text: string;
}

/** By the lengths of their parts. */
const prepared = new Map<number, Prepared[]>();
let preparedCount = 0;

/** The rows of one statement. `onError` hears of an error at once: within this call where the driver sends nothing. */
export async function run<Row>(
  client: pg.ClientBase,
  statement: Sql,
  onError?: (error: Error) => void,
): Promise<Row[]> {
  const { values } = statement;
  const known = prepare(statement);
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
 * The text of a statement and the name by which a connection knows it; null once there are too many. It is found by its
 * parts, most of which are the very strings of the source: to join and hash them takes longer the longer they are.
 */
function prepare(statement: Sql): Prepared | null {
  const { strings } = statement;
  const key = lengthsOf(strings);
  const alike = prepared.get(key);
  const known = alike?.find((one) => isSame(one.strings, strings));
  if (known || preparedCount >= maxPrepared) return known ?? null;
  const { text } = statement;
  const added = { strings, text, name: createHash('sha1').update(text).digest('base64url') };
  if (alike) alike.push(added);
  else prepared.set(key, [added]);
  preparedCount += 1;
  return added;
}

function lengthsOf(strings: readonly string[]): number {
  let key = strings.length;
  for (const { length } of strings) key = (key * 31 + length) | 0;
  return key;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
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
