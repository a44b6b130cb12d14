import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';

const maxPreparedTexts = 1000;
const preparedNames = new Map<string, string>();

/** The rows of one statement. `onError` hears of an error at once: within this call where the driver sends nothing. */
export async function run<Row>(
  client: pg.ClientBase,
  statement: Sql,
  onError?: (error: Error) => void,
): Promise<Row[]> {
  const text = statement.text;
  let name = preparedNames.get(text);
  if (!name && preparedNames.size < maxPreparedTexts) {
    name = createHash('sha1').update(text).digest('base64url');
    preparedNames.set(text, name);
  }
  try {
    return await ask<Row>(client, { ...(name && { name }), text, values: statement.values }, onError);
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
    client.query(query, (error, result) => {
      if (!error) return done(result.rows as Row[]);
      onError?.(error);
      fail(error);
    });
  });
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
