import type { Mode } from '@smile/contract/common';
import sql, { empty } from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';
import { columns, type SiteFileRow, selectWhere } from './shared-queries.ts';

export function selectFilesOfUser(ctx: ModeContext, userId: string): Promise<SiteFileRow[]> {
  return selectWhere(ctx, sql`user_id = ${userId}`);
}

export async function deleteFiles(tx: ModeContext, ids: readonly string[]): Promise<void> {
  await tx.db.query(sql`
    delete from site_files where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = any(${ids})`);
}

/**
 * Oldest files of all tenants uploaded before a time, locked except on Citus, which cannot lock rows of several shards.
 * Needs the system context.
 */
export function selectOldFiles(
  ctx: Context,
  { before, limit }: ExpiredBatch,
): Promise<(SiteFileRow & { tenantId: string; mode: Mode })[]> {
  return ctx.db.query(sql`
    select ${columns}, tenant_id as "tenantId", mode from site_files
    where created_at < ${before} order by created_at limit ${limit}
    ${ctx.database.isDistributed ? empty : sql`for update skip locked`}`);
}
