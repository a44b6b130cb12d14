import sql, { raw, type Sql } from 'sql-template-tag';
import type { Context } from '../context.ts';
import type { Retention } from './holdings.ts';

/** Deletes rows by the age of one column, which must lead an index. Dependent rows cascade. */
export function dropRows(table: string, column: string): Retention['drop'] {
  return async (ctx, { before, limit }) => {
    const rows = await ctx.db.query(sql`
      delete from ${raw(table)}
      where ${amongOldest(ctx, { table, where: sql`${raw(column)} < ${before}`, order: raw(column), limit })}
      returning 1`);
    return rows.length;
  };
}

interface Oldest {
  table: string;
  where: Sql;
  order: Sql;
  limit: number;
}

/** SQL condition: the row is among the oldest unlocked rows of all tenants that match `where`. */
export function amongOldest(ctx: Context, { table, where, order, limit }: Oldest): Sql {
  if (ctx.database.isDistributed) return where;
  return sql`ctid = any(array(
    select ctid from ${raw(table)} where ${where} order by ${order} limit ${limit} for update skip locked))`;
}
