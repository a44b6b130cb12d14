import sql, { raw } from 'sql-template-tag';
import type { Context } from '../context.ts';
import type { RunScript } from '../platform/db/core/database.ts';
import type { HeldColumn } from '../platform/holdings/list-columns.ts';

const partSize = 500;

interface SealedRow {
  tenantId: string;
  id: string;
  sealed: string;
}

/**
 * Re-encrypts a column in batches and returns the number of values. Needs the system context and a database that no
 * other process has open: Citus cannot lock rows of all tenants. Rows of platform tables have no tenant.
 */
export async function resealColumn(
  tx: Context,
  { table, column }: HeldColumn,
  reseal: (row: SealedRow) => string,
): Promise<number> {
  const isTenants = await hasTenant(tx, table);
  const tenantId = isTenants ? raw('t.tenant_id') : raw("''");
  let count = 0;
  let last = { tenantId: '', id: '' };
  for (;;) {
    const isNext = isTenants ? sql`(t.tenant_id, t.id) > (${last.tenantId}, ${last.id})` : sql`t.id > ${last.id}`;
    const rows = await tx.db.query<SealedRow>(sql`
      select ${tenantId} as "tenantId", id, ${raw(column)} as sealed from ${raw(table)} t
      where ${raw(column)} is not null and ${isNext}
      order by "tenantId", id limit ${partSize}`);
    const resealed = rows.map((row) => ({ tenantId: row.tenantId, id: row.id, sealed: reseal(row) }));
    await tx.db.query(sql`
      update ${raw(table)} t set ${raw(column)} = part.sealed
      from jsonb_to_recordset(${JSON.stringify(resealed)}::jsonb) as part ("tenantId" text, id text, sealed text)
      where ${tenantId} = part."tenantId" and t.id = part.id`);
    count += rows.length;
    if (rows.length < partSize) return count;
    last = rows.at(-1)!;
  }
}

async function hasTenant(tx: Context, table: string): Promise<boolean> {
  const rows = await tx.db.query(sql`
    select 1 from pg_attribute where attrelid = ${table}::regclass and attname = 'tenant_id' and not attisdropped`);
  return rows.length > 0;
}

export async function replaceFingerprint(tx: Context, fingerprint: string): Promise<void> {
  await tx.db.query(sql`update settings set value = ${fingerprint} where name = 'master-key'`);
}

/** Reads every value of every table with the owner's rights; fails for damaged pages and values. */
export async function readEveryRow(run: RunScript): Promise<{ tables: number; rows: number }> {
  const tables = await run(`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`);
  let rows = 0;
  for (const { name } of tables) {
    const [read] = await run(`select count(*) as count, sum(length(row::text)) as length from ${name} row`);
    rows += Number(read!.count);
  }
  return { tables: tables.length, rows };
}
