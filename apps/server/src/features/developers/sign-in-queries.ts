import type { Role } from '@smile/contract/common';
import sql from 'sql-template-tag';
import type { Context, TenantContext } from '../../context.ts';

/** A new password ends every token issued before. */
export async function updatePassword(tx: TenantContext, id: string, passwordHash: string): Promise<void> {
  await tx.db.query(sql`
    update developers set password_hash = ${passwordHash}, password_updated_at = ${tx.now()}, updated_at = ${tx.now()},
      token_version = token_version + 1
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function selectPasswordHash(ctx: TenantContext, id: string): Promise<string | null> {
  const rows = await ctx.db.query<{ passwordHash: string | null }>(sql`
    select password_hash as "passwordHash" from developers where tenant_id = ${ctx.tenantId} and id = ${id}`);
  return rows[0]?.passwordHash ?? null;
}

export interface SignInRow {
  tenantId: string;
  developerId: string;
  firstName: string;
  role: Role;
  passwordHash: string | null;
  isConfirmed: boolean;
  /** An invitation to a team that nobody has accepted yet. */
  isInvited: boolean;
  tokenVersion: number;
  isProductionEnabled: boolean;
}

/** Takes the system's context: who signs in is not known before. */
export async function selectSignIn(ctx: Context, emailAddress: string): Promise<SignInRow | null> {
  const rows = await ctx.db.query<SignInRow>(sql`
    select s.tenant_id as "tenantId", s.developer_id as "developerId", d.first_name as "firstName", d.role,
      d.password_hash as "passwordHash", d.email_confirmed_at is not null as "isConfirmed",
      d.invited_at is not null and d.email_confirmed_at is null as "isInvited",
      d.token_version as "tokenVersion", t.is_production_enabled as "isProductionEnabled"
    from developer_sign_ins s
    join developers d on d.tenant_id = s.tenant_id and d.id = s.developer_id
    join tenants t on t.tenant_id = s.tenant_id
    where s.email_address = ${emailAddress.toLowerCase()}`);
  return rows[0] ?? null;
}

/** False when the address is taken. */
export async function insertSignIn(
  ctx: Context,
  signIn: { emailAddress: string; tenantId: string; developerId: string },
): Promise<boolean> {
  const rows = await ctx.db.query(sql`
    insert into developer_sign_ins (email_address, tenant_id, developer_id)
    values (${signIn.emailAddress.toLowerCase()}, ${signIn.tenantId}, ${signIn.developerId})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

export async function deleteSignIn(tx: TenantContext, emailAddress: string): Promise<void> {
  await tx.db.query(sql`
    delete from developer_sign_ins
    where email_address = ${emailAddress.toLowerCase()} and tenant_id = ${tx.tenantId}`);
}

export interface TokenOwnerRow {
  role: Role;
  tokenVersion: number;
  isProductionEnabled: boolean;
}

/** What a developer's token is checked against. */
export async function selectTokenOwner(ctx: TenantContext, developerId: string): Promise<TokenOwnerRow | null> {
  const rows = await ctx.db.query<TokenOwnerRow>(sql`
    select d.role, d.token_version as "tokenVersion", t.is_production_enabled as "isProductionEnabled"
    from developers d join tenants t on t.tenant_id = d.tenant_id
    where d.tenant_id = ${ctx.tenantId} and d.id = ${developerId}`);
  return rows[0] ?? null;
}
