import type { SiteSessionStatus } from '@smile/contract/site-sessions';
import sql from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import { changeOldest } from '../../platform/holdings/drop-queries.ts';
import type { ExpiredBatch } from '../../platform/holdings/holdings.ts';

/**
 * Changes the status of a user's sessions that have one of the `from` statuses, except declined ones; returns their
 * ids.
 */
export async function updateStatusOfUser(
  tx: ModeContext,
  userId: string,
  { from, to }: { from: SiteSessionStatus[]; to: SiteSessionStatus },
): Promise<string[]> {
  const finishedAt = to === 'SUCCESS' ? tx.now() : null;
  const rows = await tx.db.query<{ id: string }>(sql`
    update wink_site_sessions set status = ${to}, finished_at = ${finishedAt}, announced_at = null,
      updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and user_id = ${userId} and status = any(${from}) and not is_declined
    returning id`);
  return rows.map(({ id }) => id);
}

export async function selectIdsByStatus(
  ctx: ModeContext,
  userId: string,
  status: SiteSessionStatus,
): Promise<string[]> {
  const rows = await ctx.db.query<{ id: string }>(sql`
    select id from wink_site_sessions
    where tenant_id = ${ctx.tenantId} and user_id = ${userId} and status = ${status}`);
  return rows.map(({ id }) => id);
}

/** Removes personal data from old sessions of any tenant and returns the count. */
export async function expireSessions(ctx: Context, { before, limit }: ExpiredBatch): Promise<number> {
  const rows = await changeOldest(
    ctx,
    {
      table: 'wink_site_sessions',
      where: () => sql`not is_expired and created_at < ${before}`,
      order: sql`created_at`,
      limit,
    },
    (among) => sql`
      update wink_site_sessions set is_expired = true, url_params = '{}', path = '{}', calculated = '[]'
      where ${among} returning 1`,
  );
  return rows.length;
}

/** The resume hashes depend on the old master key, so visits in progress start over. */
export async function forgetResumeKeys(tx: Context): Promise<void> {
  await tx.db.query(sql`update wink_site_sessions set resume_hash = id`);
}
