import sql from 'sql-template-tag';
import type { Context, TenantContext } from '../../context.ts';

export interface TenantDeletion {
  tenantId: string;
  name: string;
  requestedBy: string;
  requestedAt: Date;
  /** Rows deleted so far, without cascades. */
  rows: number;
  files: number;
  finishedAt: Date | null;
}

export async function insertDeletion(
  tx: TenantContext,
  { name, requestedBy }: Pick<TenantDeletion, 'name' | 'requestedBy'>,
): Promise<void> {
  await tx.db.query(sql`
    insert into tenant_deletions (id, name, requested_by, requested_at)
    values (${tx.tenantId}, ${name}, ${requestedBy}, ${tx.now()})`);
}

/** Deletions in the order of their requests; only one tenant's when an id is given. */
export function selectDeletions(ctx: Context, tenantId: string | null): Promise<TenantDeletion[]> {
  return ctx.db.query(sql`
    select id as "tenantId", name, requested_by as "requestedBy", requested_at as "requestedAt", row_count as rows,
      file_count as files, finished_at as "finishedAt"
    from tenant_deletions where ${tenantId}::text is null or id = ${tenantId} order by requested_at, id`);
}

/** Tables with a tenant column, referencing tables before referenced ones; without `tenants` and `files`. */
export async function selectTenantTables(ctx: Context): Promise<string[]> {
  const tables = await ctx.db.query<{ name: string; targets: string[] }>(sql`
    select c.relname::text as name,
      array(select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as targets
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'tenant_id' and not a.attisdropped and c.relkind in ('r', 'p') and not c.relispartition
      and c.relnamespace = 'public'::regnamespace and c.relname not in ('tenants', 'files')
    order by c.relname`);
  return sortByReference(tables);
}

function sortByReference(tables: { name: string; targets: string[] }[]): string[] {
  const sorted: string[] = [];
  let rest = tables;
  while (rest.length > 0) {
    const free = rest.filter(({ name }) => !rest.some((other) => other.name !== name && other.targets.includes(name)));
    // Circular references: such tables are deleted together, and the database cascades between them.
    const next = free.length > 0 ? free : rest;
    sorted.push(...next.map(({ name }) => name));
    rest = rest.filter((table) => !next.includes(table));
  }
  return sorted;
}

/** Deletes up to `limit` rows of the tenant (null: all) and returns the count. */
export async function deletePart(ctx: TenantContext, table: string, limit: number | null): Promise<number> {
  const rows = await ctx.db.query<{ count: number }>(sql`
    select smile_delete_tenant_rows(${table}, ${ctx.tenantId}, ${limit}) as count`);
  return rows[0]!.count;
}

export async function addDeletedFiles(tx: TenantContext, count: number): Promise<void> {
  await tx.db.query(sql`update tenant_deletions set file_count = file_count + ${count} where id = ${tx.tenantId}`);
}

/** Deletes the tenant and what was added to the tables meanwhile; false while the tenant has files. */
export async function finishDeletion(ctx: TenantContext, tables: readonly string[]): Promise<boolean> {
  const rows = await ctx.db.query<{ isFinished: boolean }>(sql`
    select smile_finish_deletion(${ctx.tenantId}, ${tables}::text[], ${ctx.now()}) as "isFinished"`);
  return rows[0]!.isFinished;
}
