import type { UsageAction, UsageDay, UsageThreshold } from '@smile/contract/usage';
import sql from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { withinDays } from '../../platform/db/conditions.ts';
import type { AllowanceTerms } from './default-allowances.ts';

export interface AllowanceRow extends AllowanceTerms {
  action: UsageAction;
  usedVolume: number;
}

/** Use of a metered action. */
export interface AllowanceUse {
  usedVolume: number;
  totalVolume: number;
}

const columns = sql`
  action, is_enabled as "isEnabled", total_volume as "totalVolume", used_volume as "usedVolume"`;

export function selectAllowances(ctx: ModeContext): Promise<AllowanceRow[]> {
  return ctx.db.query(sql`
    select ${columns} from allowances where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}`);
}

/**
 * Locks the terms until the transaction ends. `for key share` still lets each holder spend a unit; two holders of a
 * stronger lock would deadlock.
 */
export async function selectAllowanceForSpending(tx: ModeContext, action: UsageAction): Promise<AllowanceRow | null> {
  const rows = await tx.db.query<AllowanceRow>(sql`
    select ${columns} from allowances
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and action = ${action} for key share`);
  return rows[0] ?? null;
}

/** Locks the allowance exclusively, waiting for concurrent spending. */
export async function selectAllowanceForUpdate(tx: ModeContext, action: UsageAction): Promise<AllowanceRow> {
  const rows = await tx.db.query<AllowanceRow>(sql`
    select ${columns} from allowances
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and action = ${action} for update`);
  return rows[0]!;
}

/**
 * Creates the allowance with the ledger's count; keeps an existing one. `smile_owns` replaces row-level security, which
 * Citus skips in `insert … select`.
 */
export async function insertAllowance(tx: ModeContext, action: UsageAction, terms: AllowanceTerms): Promise<void> {
  await tx.db.query(sql`
    insert into allowances (tenant_id, mode, action, is_enabled, total_volume, used_volume, updated_at)
    select ${tx.tenantId}, ${tx.mode}, ${action}, ${terms.isEnabled}::boolean, ${terms.totalVolume}::integer, used, ${tx.now()}::timestamptz
    from (${sumOfLedger(tx, action)}) as ledger (used) where smile_owns(${tx.tenantId})
    on conflict do nothing`);
}

/** Also recounts the ledger and returns the count, since the counter does not run while an action is unmetered. */
export async function updateTerms(tx: ModeContext, action: UsageAction, terms: AllowanceTerms): Promise<number> {
  const rows = await tx.db.query<{ usedVolume: number }>(sql`
    update allowances set is_enabled = ${terms.isEnabled}, total_volume = ${terms.totalVolume},
      used_volume = ${sumOfLedger(tx, action)}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and action = ${action}
    returning used_volume as "usedVolume"`);
  return rows[0]!.usedVolume;
}

function sumOfLedger(ctx: ModeContext, action: UsageAction) {
  return sql`(select coalesce(sum(change), 0) from usage_entries
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and action = ${action})`;
}

/**
 * Takes a unit of a metered action if one is left, and locks the row until the transaction ends. Returns the use with
 * it, or null for none.
 */
export async function incrementUsed(tx: ModeContext, action: UsageAction): Promise<AllowanceUse | null> {
  const rows = await tx.db.query<AllowanceUse>(sql`
    update allowances set used_volume = used_volume + 1
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and action = ${action}
      and is_enabled and used_volume < total_volume
    returning used_volume as "usedVolume", total_volume as "totalVolume"`);
  return rows[0] ?? null;
}

/** Records reached thresholds and returns the new ones. */
export async function insertNotices(
  tx: ModeContext,
  action: UsageAction,
  thresholds: UsageThreshold[],
): Promise<UsageThreshold[]> {
  const rows = await tx.db.query<{ threshold: UsageThreshold }>(sql`
    insert into allowance_notices (tenant_id, mode, action, threshold_percent, created_at)
    select ${tx.tenantId}, ${tx.mode}, ${action}, threshold, ${tx.now()}::timestamptz
    from unnest(${thresholds}::smallint[]) as threshold where smile_owns(${tx.tenantId})
    on conflict do nothing returning threshold_percent as threshold`);
  return rows.map(({ threshold }) => threshold);
}

export async function deleteNotices(tx: ModeContext, action: UsageAction): Promise<void> {
  await tx.db.query(sql`
    delete from allowance_notices
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and action = ${action}`);
}

/** The newest unit spent (`change` 1) on each action, whether or not it was given back (-1). */
export function selectLastUses(
  ctx: ModeContext,
  actions: UsageAction[],
): Promise<{ action: UsageAction; createdAt: Date }[]> {
  return ctx.db.query(sql`
    select wanted.action, latest.created_at as "createdAt"
    from unnest(${actions}::text[]) as wanted(action)
    cross join lateral (
      select created_at from usage_entries
      where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and action = wanted.action and change = 1
      order by created_at desc limit 1
    ) latest`);
}

export async function decrementUsed(tx: ModeContext, action: UsageAction): Promise<void> {
  await tx.db.query(sql`
    update allowances set used_volume = used_volume - 1
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and action = ${action}`);
}

/** Ledger counts of actions without an allowance row. */
export function selectLedgerSums(
  ctx: ModeContext,
  actions: UsageAction[],
): Promise<{ action: UsageAction; usedVolume: number }[]> {
  return ctx.db.query(sql`
    select action, sum(change)::integer as "usedVolume" from usage_entries
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and action = any(${actions}) group by action`);
}

export async function hasSpent(ctx: ModeContext, action: UsageAction, reference: string): Promise<boolean> {
  const rows = await ctx.db.query(sql`
    select 1 from usage_entries where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and action = ${action}
      and reference = ${reference} and change = 1`);
  return rows.length > 0;
}

export async function insertSpent(tx: ModeContext, action: UsageAction, reference: string): Promise<void> {
  await tx.db.query(sql`
    insert into usage_entries (tenant_id, mode, action, reference, change, created_at)
    values (${tx.tenantId}, ${tx.mode}, ${action}, ${reference}, 1, ${tx.now()})`);
}

/** Returns false when no unit was spent on the reference, or it was already given back. */
export async function insertGivenBack(tx: ModeContext, action: UsageAction, reference: string): Promise<boolean> {
  const rows = await tx.db.query(sql`
    insert into usage_entries (tenant_id, mode, action, reference, change, created_at)
    select tenant_id, mode, action, reference, -1, ${tx.now()}::timestamptz
    from usage_entries where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and action = ${action}
      and reference = ${reference} and change = 1 and smile_owns(${tx.tenantId})
    on conflict do nothing returning reference`);
  return rows.length > 0;
}

/** Counts per UTC day (`yyyy-MM-dd`, both ends included), with empty days and without the emulator's. */
export function selectUsageDays(ctx: ModeContext, range: { startDate: string; endDate: string }): Promise<UsageDay[]> {
  const perDay = (table: 'accounts' | 'users' | 'connections') => {
    const source = {
      accounts: sql`accounts where id not in (select id from emulated) and`,
      users: sql`users where not is_emulated and`,
      connections: sql`usage_entries where action = 'ConnectAccount' and change = 1
        and reference not in (select id from emulated) and`,
    }[table];
    return sql`
      select (created_at at time zone 'UTC')::date as day, count(*)::integer as total from ${source}
        tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} ${withinDays(range)}
      group by 1`;
  };
  return ctx.db.query(sql`
    with emulated as (
        select a.id from users u join accounts a on a.tenant_id = u.tenant_id and a.user_id = u.id
        where u.tenant_id = ${ctx.tenantId} and u.mode = ${ctx.mode} and u.is_emulated
      ),
      begun as (${perDay('accounts')}), connected as (${perDay('connections')}), created as (${perDay('users')})
    select to_char(day, 'YYYY-MM-DD') as date, coalesce(begun.total, 0) as "accountCount",
      coalesce(connected.total, 0) as "connectedAccountCount", coalesce(created.total, 0) as "userCount"
    from (select generate_series(${range.startDate}::timestamp, ${range.endDate}::timestamp, '1 day')::date as day) days
      left join begun using (day) left join connected using (day) left join created using (day)
    order by day`);
}
