import sql from 'sql-template-tag';
import type { Context, TenantContext } from '../context.ts';

/** Counts the files that may be written: new ones and those of an interrupted upload. */
export async function upsertStaged(ctx: TenantContext, keys: readonly string[], removeAt: Date): Promise<number> {
  const rows = await ctx.db.query(sql`
    insert into files as f (tenant_id, key, state, remove_at, created_at)
    select ${ctx.tenantId}, key, 'STAGED', ${removeAt}::timestamptz, ${ctx.now()}::timestamptz
    from unnest(${keys}::text[]) as key where smile_owns(${ctx.tenantId})
    on conflict (tenant_id, key) do update set remove_at = excluded.remove_at where f.state = 'STAGED'
    returning 1`);
  return rows.length;
}

/** Returns how many of the files were staged. */
export async function updateCommitted(tx: TenantContext, keys: readonly string[]): Promise<number> {
  const rows = await tx.db.query(sql`
    update files set state = 'COMMITTED', remove_at = null
    where tenant_id = ${tx.tenantId} and key = any(${keys}) and state = 'STAGED' returning 1`);
  return rows.length;
}

export async function updateReleased(tx: TenantContext, keys: readonly string[]): Promise<void> {
  await tx.db.query(sql`
    update files set state = 'RELEASED', remove_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and key = any(${keys}) and state <> 'RELEASED'`);
}

/** Releases up to `limit` of the tenant's committed files and returns the count. */
export async function updateSomeReleased(tx: TenantContext, limit: number): Promise<number> {
  const rows = await tx.db.query(sql`
    update files set state = 'RELEASED', remove_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and state = 'COMMITTED' and key = any(array(
      select key from files where tenant_id = ${tx.tenantId} and state = 'COMMITTED' limit ${limit}))
    returning 1`);
  return rows.length;
}

/** Releases expired staged files, after which no transaction can commit them. */
export async function releaseForgotten(ctx: Context): Promise<void> {
  await ctx.db.query(sql`update files set state = 'RELEASED' where state = 'STAGED' and remove_at <= ${ctx.now()}`);
}

/** Keys of all committed files. Needs the system's rights. */
export async function selectCommittedKeys(db: Context['db']): Promise<string[]> {
  const rows = await db.query<{ key: string }>(sql`select key from files where state = 'COMMITTED'`);
  return rows.map(({ key }) => key);
}

export interface ReleasedFile {
  tenantId: string;
  key: string;
}

export function selectReleased(ctx: Context, limit: number): Promise<ReleasedFile[]> {
  return ctx.db.query(sql`
    select tenant_id as "tenantId", key from files
    where state = 'RELEASED' and remove_at <= ${ctx.now()} order by remove_at limit ${limit}`);
}

export async function deleteReleased(ctx: Context, { tenantId, key }: ReleasedFile): Promise<void> {
  await ctx.db.query(sql`
    delete from files where tenant_id = ${tenantId} and key = ${key} and state = 'RELEASED'`);
}

export async function postponeRemoval(ctx: Context, { tenantId, key }: ReleasedFile, until: Date): Promise<void> {
  await ctx.db.query(sql`
    update files set remove_at = ${until} where tenant_id = ${tenantId} and key = ${key} and state = 'RELEASED'`);
}
