import type { MonitorStatus } from '@smile/contract/accounts';
import type { Mode } from '@smile/contract/common';
import sql from 'sql-template-tag';
import type { Context, ModeContext, TenantContext } from '../../context.ts';
import { hasOpenTask } from '../tasks/shared-queries.ts';

export interface Monitor {
  status: MonitorStatus;
  /** Due time of the next sync; null for none. */
  nextSyncAt: Date | null;
}

export async function updateMonitor(tx: ModeContext, accountId: string, monitor: Monitor): Promise<void> {
  await tx.db.query(sql`
    update accounts set monitor_status = ${monitor.status}, next_sync_at = ${monitor.nextSyncAt},
      monitor_updated_at = ${tx.now()}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${accountId}`);
}

/** Records a sync that brought data, which restarts the 60-day retention. */
export async function updateSynced(tx: ModeContext, accountId: string): Promise<void> {
  await tx.db.query(sql`
    update accounts set monitor_updated_at = ${tx.now()}, kept_since = ${tx.now()}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${accountId}`);
}

export async function updateNextSync(tx: ModeContext, accountId: string, nextSyncAt: Date): Promise<void> {
  await tx.db.query(sql`
    update accounts set next_sync_at = ${nextSyncAt}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${accountId}`);
}

/** Accounts of any tenant with a due sync and no open task, longest due first. Needs the system context. */
export function selectAccountsDueForSync(
  ctx: Context,
  limit: number,
): Promise<{ tenantId: string; mode: Mode; id: string }[]> {
  return ctx.db.query(sql`
    select tenant_id as "tenantId", mode, id from accounts
    where next_sync_at <= ${ctx.now()}
      and not ${hasOpenTask(sql`accounts.tenant_id`, sql`accounts.id`)}
    order by next_sync_at limit ${limit}`);
}

/** Locks the account and returns the due time of its next sync; null for none. */
export async function selectNextSyncForUpdate(tx: ModeContext, accountId: string): Promise<Date | null> {
  const rows = await tx.db.query<{ nextSyncAt: Date | null }>(sql`
    select next_sync_at as "nextSyncAt" from accounts
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${accountId} for update`);
  return rows[0]?.nextSyncAt ?? null;
}

/** Stops the monitoring of all accounts of the tenant, in both modes. */
export async function updateAllUnmonitored(tx: TenantContext): Promise<void> {
  await tx.db.query(sql`
    update accounts set monitor_status = 'UNSUPPORTED', next_sync_at = null, monitor_updated_at = ${tx.now()},
      updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and monitor_status in ('ACTIVE', 'USER_ACTION_REQUIRED')`);
}
