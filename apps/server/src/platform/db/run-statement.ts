import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';

const maxPreparedTexts = 1000;
const preparedNames = new Map<string, string>();

/** The rows of one statement. */
export async function run<Row>(client: pg.ClientBase, statement: Sql): Promise<Row[]> {
  const text = statement.text;
  let name = preparedNames.get(text);
  if (!name && preparedNames.size < maxPreparedTexts) {
    name = createHash('sha1').update(text).digest('base64url');
    preparedNames.set(text, name);
  }
  try {
    return await ask<Row>(client, { ...(name && { name }), text, values: statement.values });
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
export function ask<Row>(client: pg.ClientBase, query: pg.QueryConfig): Promise<Row[]> {
  return new Promise((done, fail) => {
    client.query(query, (error, result) => (error ? fail(error) : done(result.rows as Row[])));
  });
}
