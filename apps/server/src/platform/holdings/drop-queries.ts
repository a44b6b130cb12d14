import sql, { raw, type Sql } from 'sql-template-tag';
import type { Context } from '../context.ts';
import type { Retention } from './holdings.ts';

interface Oldest {
  table: string;
  /** Which rows are meant; the tenant of a row is `tenantId` where it is known, and its column otherwise. */
  where: (tenantId: Sql) => Sql;
  order: Sql;
  limit: number;
}

/** Deletes rows of tenants by the age of one column, which must lead an index. Dependent rows cascade. */
export function dropRows(table: string, column: string): Retention['drop'] {
  return async (ctx, { before, limit }) => {
    const oldest = { table, where: () => sql`${raw(column)} < ${before}`, order: raw(column), limit };
    const rows = await changeOldest(ctx, oldest, (among) => sql`delete from ${raw(table)} where ${among} returning 1`);
    return rows.length;
  };
}

/**
 * Retention of a table that is partitioned by `created_at`: adds partitions ahead of time, and drops one when its
 * newest row can be too old, so rows stay up to `partitionDays` longer. Rows outside such partitions are deleted.
 */
export function keepInPartitions(table: string, kept: { days: number; partitionDays: number }): Retention {
  const width = `${kept.partitionDays} days`;
  return {
    ...kept,
    async drop(ctx, { before, limit }) {
      await ctx.db.query(sql`select smile_add_partitions(${table}, ${width}::interval, ${ctx.now()})`);
      await ctx.db.query(sql`select smile_drop_partitions(${table}, ${before})`);
      const rows = await ctx.db.query<{ count: number }>(sql`
        select smile_delete_old_rows(${table}, ${before}, ${limit}) as count`);
      return rows[0]!.count;
    },
  };
}

/** Deletes rows of a table without tenants. A replicated table needs a unique `key`: its copies differ in `ctid`. */
export function dropSharedRows(table: string, column: string, key = 'ctid'): Retention['drop'] {
  return async (ctx, { before, limit }) => {
    const oldest = sql`
      select ${raw(key)} from ${raw(table)} where ${raw(column)} < ${before} order by ${raw(column)} limit ${limit}
      for update skip locked`;
    const rows = await ctx.db.query(sql`
      delete from ${raw(table)} where ${raw(key)} = any(array(${oldest})) returning 1`);
    return rows.length;
  };
}

/**
 * Runs a statement on the oldest rows of any tenant for which `where` holds, without those that are locked; returns
 * its rows. A distributed database takes one statement for each tenant with such rows. Needs the system context.
 */
export async function changeOldest<Row>(
  ctx: Context,
  { table, where, order, limit }: Oldest,
  statement: (among: Sql) => Sql,
): Promise<Row[]> {
  const among = (condition: Sql, count: number) => sql`ctid = any(array(
    select ctid from ${raw(table)} where ${condition} order by ${order} limit ${count} for update skip locked))`;
  if (!ctx.database.isDistributed) return ctx.db.query(statement(among(where(raw(`${table}.tenant_id`)), limit)));
  const owners = await ctx.db.query<{ tenantId: string }>(sql`
    select tenant_id as "tenantId" from ${raw(table)}
    where ${where(raw(`${table}.tenant_id`))} order by ${order} limit ${limit}`);
  const changed: Row[] = [];
  for (const [tenantId, count] of countEach(owners.map((owner) => owner.tenantId))) {
    const own = sql`tenant_id = ${tenantId}`;
    const condition = among(sql`${own} and ${where(sql`${tenantId}`)}`, count);
    changed.push(...(await ctx.db.query<Row>(statement(sql`${own} and ${condition}`))));
  }
  return changed;
}

function countEach(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
