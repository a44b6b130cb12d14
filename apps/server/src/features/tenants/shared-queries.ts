import sql, { type Sql } from 'sql-template-tag';
import type { TenantContext } from '../../context.ts';

/** True when the operator enabled continuous sync for the tenant. */
export async function selectSyncEnabled(ctx: TenantContext): Promise<boolean> {
  const rows = await ctx.db.query<{ isEnabled: boolean }>(sql`
    select is_sync_enabled as "isEnabled" from tenants where tenant_id = ${ctx.tenantId}`);
  return rows[0]?.isEnabled ?? false;
}

/** SQL fragment: true while the operator suspends the tenant. */
export function isSuspended(tenantId: Sql): Sql {
  return sql`exists (select from tenants t where t.tenant_id = ${tenantId} and t.suspended_at is not null)`;
}

/** True while the operator suspends the tenant. */
export async function selectIsSuspended(ctx: TenantContext): Promise<boolean> {
  const rows = await ctx.db.query<{ isSuspended: boolean }>(sql`
    select suspended_at is not null as "isSuspended" from tenants where tenant_id = ${ctx.tenantId}`);
  return rows[0]?.isSuspended ?? false;
}

/** Renames a tenant when its unconfirmed registration is repeated. */
export async function updateTenantName(tx: TenantContext, name: string): Promise<void> {
  await tx.db.query(sql`
    update tenants set name = ${name}, updated_at = ${tx.now()} where tenant_id = ${tx.tenantId}`);
}

export async function selectTwoStepRequired(ctx: TenantContext): Promise<boolean> {
  const rows = await ctx.db.query<{ isRequired: boolean }>(sql`
    select is_two_step_required as "isRequired" from tenants where tenant_id = ${ctx.tenantId}`);
  return rows[0]?.isRequired ?? false;
}

/** Locks the two-step requirement until the transaction ends. */
export async function lockTwoStepRequired(tx: TenantContext): Promise<void> {
  await tx.db.query(sql`select 1 from tenants where tenant_id = ${tx.tenantId} for share`);
}

export async function updateTwoStepRequired(tx: TenantContext, isRequired: boolean): Promise<boolean> {
  const rows = await tx.db.query(sql`
    update tenants set is_two_step_required = ${isRequired}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and is_two_step_required <> ${isRequired} returning 1`);
  return rows.length > 0;
}
