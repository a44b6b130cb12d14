import sql, { raw } from 'sql-template-tag';
import type { Retention } from './holdings.ts';

/** Deletes rows by the age of one column, which must lead an index. Dependent rows cascade. */
export function dropRows(table: string, column: string): Retention['drop'] {
  return async (ctx, { before, limit }) => {
    const rows = await ctx.db.query(sql`
      delete from ${raw(table)} where ctid = any(array(
        select ctid from ${raw(table)} where ${raw(column)} < ${before}
        order by ${raw(column)} limit ${limit} for update skip locked))
      returning 1`);
    return rows.length;
  };
}
