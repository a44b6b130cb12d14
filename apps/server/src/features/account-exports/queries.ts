import sql from 'sql-template-tag';
import type { Context, TenantContext } from '../../context.ts';
import { changeOldest } from '../../platform/holdings/drop-queries.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';

/** Returns the keys of the files to delete. */
export async function deleteAccountExports(tx: TenantContext, accountId: string): Promise<string[]> {
  const rows = await tx.db.query<{ fileKey: string }>(sql`
    delete from account_exports where tenant_id = ${tx.tenantId} and account_id = ${accountId}
    returning file_key as "fileKey"`);
  return rows.map(({ fileKey }) => fileKey);
}

/** Deletes old exports of all tenants, oldest first, and returns the files to delete. Needs the system context. */
export function deleteOldExports(
  tx: Context,
  { before, limit }: ExpiredBatch,
): Promise<{ tenantId: string; fileKey: string }[]> {
  return changeOldest(
    tx,
    {
      table: 'account_exports',
      where: () => sql`created_at < ${before}`,
      order: sql`created_at`,
      limit,
    },
    (among) => sql`
      delete from account_exports where ${among}
      returning tenant_id as "tenantId", file_key as "fileKey"`,
  );
}
