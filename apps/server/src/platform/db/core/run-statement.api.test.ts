import pg from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { testApp } from '../../../../testing/test-app.ts';
import { type Context, inTransaction, systemContext } from '../../../context.ts';
import type { Db } from './db.ts';
import { createPreparedStatements } from './prepared-statements.ts';
import { run } from './run-statement.ts';

const hasServer = 'serverUrl' in inject('testDatabase');

let ctx: Context;

beforeAll(async () => {
  ctx = systemContext((await testApp()).deps);
});

async function askFor(db: Db, statement: Sql): Promise<unknown> {
  const [row] = await db.query<{ answer: unknown }>(statement);
  return row!.answer;
}

describe('a statement', () => {
  it('is not confused with another whose parts have the same lengths', async () => {
    const sum = (value: number) => sql`select ${value}::integer + ${2}::integer as answer`;
    const difference = (value: number) => sql`select ${value}::integer - ${2}::integer as answer`;
    await inTransaction(ctx, async ({ db }) => {
      for (const value of [5, 7]) {
        expect(await askFor(db, sum(value))).toBe(value + 2);
        expect(await askFor(db, difference(value))).toBe(value - 2);
      }
    });
  });

  it.runIf(hasServer)('is prepared once per connection, whatever its values and parts', async () => {
    const { serverUrl } = inject('testDatabase') as { serverUrl: string };
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    const statements = createPreparedStatements(2);
    const ask = async (statement: Sql) => (await run<{ answer: unknown }>(client, statement, statements))[0];
    const made = (value: string) => sql`select ${sql`${value}::text || ${'!'}`} as answer`;
    const count = sql`select count(*)::integer as answer from pg_prepared_statements`;
    for (const value of ['a', 'b']) expect(await ask(made(value))).toEqual({ answer: `${value}!` });
    expect(await ask(count)).toEqual({ answer: 2 });
    // Statements beyond the cache limit still run.
    expect(await ask(sql`select ${'c'}::text as answer`)).toEqual({ answer: 'c' });
    expect(await ask(count)).toEqual({ answer: 2 });
    await client.end();
  });
});
