import type { Organization, Tenant } from '@smile/contract/tenants';
import sql, { empty } from 'sql-template-tag';
import type { Context, TenantContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { withShownUrl, withStoredUrl } from '../../platform/files/stored-url.ts';

export async function insertTenant(tx: TenantContext, tenant: { name: string }): Promise<void> {
  await tx.db.query(sql`
    insert into tenants (tenant_id, name, created_at, updated_at)
    values (${tx.tenantId}, ${tenant.name}, ${tx.now()}, ${tx.now()})`);
}

export async function updateProductionEnabled(tx: TenantContext, isEnabled: boolean): Promise<void> {
  await tx.db.query(sql`
    update tenants set is_production_enabled = ${isEnabled}, updated_at = ${tx.now()} where tenant_id = ${tx.tenantId}`);
}

export async function updateSyncEnabled(tx: TenantContext, isEnabled: boolean): Promise<void> {
  await tx.db.query(sql`
    update tenants set is_sync_enabled = ${isEnabled}, updated_at = ${tx.now()} where tenant_id = ${tx.tenantId}`);
}

/** Returns false when nothing changes. */
export async function updateSuspended(tx: TenantContext, isSuspended: boolean): Promise<boolean> {
  const rows = await tx.db.query(sql`
    update tenants set suspended_at = ${isSuspended ? tx.now() : null}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and (suspended_at is not null) <> ${isSuspended} returning 1`);
  return rows.length > 0;
}

export interface TenantRow {
  name: string;
  isProductionEnabled: boolean;
  isSuspended: boolean;
}

export async function selectTenant(ctx: TenantContext): Promise<TenantRow | null> {
  const rows = await ctx.db.query<TenantRow>(sql`
    select name, is_production_enabled as "isProductionEnabled", suspended_at is not null as "isSuspended"
    from tenants where tenant_id = ${ctx.tenantId}`);
  return rows[0] ?? null;
}

type Profile = Omit<Tenant, 'id' | 'name' | 'productionEnabled' | 'createdAt' | 'updatedAt'>;

interface TenantDetailsRow {
  id: string;
  name: string;
  productionEnabled: boolean;
  profile: Partial<Profile>;
  createdAt: Date;
  updatedAt: Date;
}

const emptyProfile: Profile = {
  industry: null,
  phoneNumber: null,
  emailAddress: null,
  companySize: null,
  websiteUrl: null,
  streetAddress1: null,
  streetAddress2: null,
  city: null,
  region: null,
  country: null,
  zipCode: null,
  logoUrl: null,
};

/** Optionally locks the tenant until the transaction ends. */
export async function selectTenantDetails(ctx: TenantContext, { lock = false } = {}): Promise<Tenant | null> {
  const rows = await ctx.db.query<TenantDetailsRow>(sql`
    select tenant_id as id, name, is_production_enabled as "productionEnabled", profile, created_at as "createdAt",
      updated_at as "updatedAt"
    from tenants where tenant_id = ${ctx.tenantId} ${lock ? sql`for update` : empty}`);
  const [row] = rows;
  if (!row) return null;
  const { profile, ...rest } = row;
  return {
    ...rest,
    ...emptyProfile,
    ...withShownUrl(ctx.config, profile, 'logoUrl'),
    createdAt: toApiTime(row.createdAt),
    updatedAt: toApiTime(row.updatedAt),
  };
}

/** Omitted details keep their stored values. */
export async function updateTenantDetails(tx: TenantContext, { name, ...profile }: Organization): Promise<void> {
  await tx.db.query(sql`
    update tenants set name = ${name}, profile = profile || ${withStoredUrl(tx.config, profile, 'logoUrl')}::jsonb, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId}`);
}

export interface TenantSummary extends TenantRow {
  tenantId: string;
  developers: number;
  isBeingDeleted: boolean;
}

/** Selects tenants, oldest first; a limit of null selects all. */
export function selectTenants(ctx: Context, limit: number | null): Promise<TenantSummary[]> {
  return ctx.db.query(sql`
    select tenant_id as "tenantId", name, is_production_enabled as "isProductionEnabled",
      suspended_at is not null as "isSuspended",
      (select count(*) from developers d where d.tenant_id = tenants.tenant_id) as developers,
      exists (select from tenant_deletions x where x.id = tenants.tenant_id) as "isBeingDeleted"
    from tenants order by created_at, tenant_id limit ${limit}`);
}
