import sql, { empty, type Sql } from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';

/** Rows that one statement deletes in a few milliseconds. */
const rowsPerDeletion = 500;

/** Excludes items of readings that are still being stored. The subselect runs once per statement. */
export function isShown(ctx: Pick<ModeContext, 'tenantId'>): Sql {
  return sql`(reading_id is null or reading_id <> all (array(
    select id from user_data_readings where tenant_id = ${ctx.tenantId})))`;
}

export async function insertReading(ctx: ModeContext, { id, sourceId }: { id: string; sourceId: string }) {
  await ctx.db.query(sql`
    insert into user_data_readings (tenant_id, id, source_id, created_at)
    values (${ctx.tenantId}, ${id}, ${sourceId}, ${ctx.now()})`);
}

/** Shows the items of a completely stored reading. */
export async function showReading(tx: ModeContext, id: string): Promise<void> {
  await tx.db.send(sql`delete from user_data_readings where tenant_id = ${tx.tenantId} and id = ${id}`);
}

/** Deletes an incomplete reading with its items; does nothing for a complete one. */
export async function deleteHiddenReading(ctx: ModeContext, id: string): Promise<void> {
  const rows = await ctx.db.query<HiddenReading>(sql`
    select tenant_id as "tenantId", id, source_id as "sourceId" from user_data_readings
    where tenant_id = ${ctx.tenantId} and id = ${id}`);
  for (const reading of rows) await deleteReading(ctx, reading);
}

/** Needs the system context. */
export async function deleteHiddenReadingsBefore(ctx: Context, { before, limit }: ExpiredBatch): Promise<number> {
  const rows = await ctx.db.query<HiddenReading>(sql`
    select tenant_id as "tenantId", id, source_id as "sourceId" from user_data_readings
    where created_at < ${before} order by created_at limit ${limit}`);
  for (const reading of rows) await deleteReading(ctx, reading);
  return rows.length;
}

interface HiddenReading {
  tenantId: string;
  id: string;
  sourceId: string;
}

async function deleteReading(ctx: Context, { tenantId, id, sourceId }: HiddenReading): Promise<void> {
  await deleteInParts(ctx, tenantId, sql`source_id = ${sourceId} and reading_id = ${id}`);
  await ctx.db.query(sql`delete from user_data_readings where tenant_id = ${tenantId} and id = ${id}`);
}

/** Deletes a source's items, optionally except those of one reading. */
export function deleteSourceRows(tx: ModeContext, sourceId: string, except: string | null): Promise<void> {
  const isOther = except === null ? empty : sql`and reading_id is distinct from ${except}`;
  return deleteInParts(tx, tx.tenantId, sql`source_id = ${sourceId} and coalesce(mode = ${tx.mode}, false) ${isOther}`);
}

export async function deleteSourceItems(tx: ModeContext, sourceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteInParts(tx, tx.tenantId, sql`source_id = ${sourceId} and id = any(${ids}::text[])`);
}

async function deleteInParts(ctx: Context, tenantId: string, isDeleted: Sql): Promise<void> {
  for (let deleted = rowsPerDeletion; deleted === rowsPerDeletion; ) {
    const rows = await ctx.db.query(sql`
      delete from user_data where tenant_id = ${tenantId} and ctid = any(array(
        select ctid from user_data where tenant_id = ${tenantId} and ${isDeleted} limit ${rowsPerDeletion}))
      returning 1`);
    deleted = rows.length;
  }
}
