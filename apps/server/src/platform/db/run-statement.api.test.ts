import sql, { type Sql } from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { type Context, inTransaction, systemContext } from '../../context.ts';
import type { Db } from './db.ts';

let ctx: Context;

beforeAll(async () => {
  ctx = systemContext((await testApp()).deps);
});

async function askFor(db: Db, statement: Sql): Promise<unknown> {
  const [row] = await db.query<{ answer: unknown }>(statement);
  return row!.answer;
}

describe('a statement', () => {
  it('is told from another whose parts are as long', async () => {
    const sum = (value: number) => sql`select ${value}::integer + ${2}::integer as answer`;
    const difference = (value: number) => sql`select ${value}::integer - ${2}::integer as answer`;
    await inTransaction(ctx, async ({ db }) => {
      for (const value of [5, 7]) {
        expect(await askFor(db, sum(value))).toBe(value + 2);
        expect(await askFor(db, difference(value))).toBe(value - 2);
      }
    });
  });

  it('is prepared once on a connection, whatever its values and whatever it is made of', async () => {
    const marked = sql`select count(*)::integer as answer from pg_prepared_statements where statement like '%one by two%'`;
    const made = (value: string) => sql`select /* one by two */ ${sql`${value}::text || ${'!'}`} as answer`;
    await inTransaction(ctx, async ({ db }) => {
      for (const value of ['a', 'b']) expect(await askFor(db, made(value))).toBe(`${value}!`);
      // And the one that counts.
      expect(await askFor(db, marked)).toBe(2);
    });
  });
});
