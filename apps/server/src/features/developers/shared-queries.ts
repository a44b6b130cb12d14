import type { Developer } from '@smile/contract/developers';
import sql, { type Sql } from 'sql-template-tag';
import type { Context, TenantContext } from '../../context.ts';
import { type DeveloperRow, type Person, toDeveloper } from './developer-row.ts';
import type { SignInRow, TokenOwnerRow } from './sign-in-queries.ts';

export const developerColumns = ({ tenantId }: TenantContext): Sql => sql`
  id, tenant_id as "tenantId", role,
  case when invited_at is not null and email_confirmed_at is null then 'INVITED' else 'ACTIVE' end as status,
  email_address as "emailAddress", first_name as "firstName",
  last_name as "lastName", title, display_name as "displayName", head_image_url as "headImageUrl",
  mobile_number as "mobileNumber", created_at as "createdAt", updated_at as "updatedAt",
  password_updated_at as "passwordUpdatedAt",
  (exists (select 1 from totp_authenticators a where a.tenant_id = ${tenantId}
      and a.developer_id = developers.id and a.confirmed_at is not null)
    or exists (select 1 from passkeys p where p.tenant_id = ${tenantId}
      and p.developer_id = developers.id)) as "hasTwoStep"`;

/** SQL fragment: joins the acting developer, as `developer`, to rows of the tenant with an id. */
export function joinDeveloper({ tenantId }: TenantContext, id: Sql): Sql {
  return sql`left join developers developer on developer.tenant_id = ${tenantId} and developer.id = ${id}`;
}

/** SQL fragment: joins `developer` to rows of any tenant, dropping rows whose developer has left the team. */
export function joinPresentDeveloper(tenantId: Sql, id: Sql): Sql {
  return sql`join developers developer on developer.tenant_id = ${tenantId} and developer.id = ${id}`;
}

export async function updateEmailConfirmed(tx: TenantContext, id: string): Promise<void> {
  await tx.db.query(sql`
    update developers set email_confirmed_at = ${tx.now()}, updated_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

/** Needs the system context, since there is no tenant before sign-in. */
export async function selectSignIn(ctx: Context, emailAddress: string): Promise<SignInRow | null> {
  const [owner] = await ctx.db.query<{ tenantId: string; id: string }>(sql`
    select tenant_id as "tenantId", developer_id as id from developer_sign_ins
    where email_address = ${emailAddress.toLowerCase()}`);
  if (!owner) return null;
  const rows = await ctx.db.query<SignInRow>(sql`
    select d.tenant_id as "tenantId", d.id as "developerId", d.first_name as "firstName", d.role,
      d.password_hash as "passwordHash", d.email_confirmed_at is not null as "isConfirmed",
      d.invited_at is not null and d.email_confirmed_at is null as "isInvited",
      d.token_version as "tokenVersion", t.is_production_enabled as "isProductionEnabled",
      t.suspended_at is not null as "isSuspended"
    from developers d join tenants t on t.tenant_id = d.tenant_id
    where d.tenant_id = ${owner.tenantId} and d.id = ${owner.id}`);
  return rows[0] ?? null;
}

/** Data to check a developer's token against; null once its session has ended. */
export async function selectTokenOwner(
  ctx: TenantContext,
  developerId: string,
  sessionId: string,
): Promise<TokenOwnerRow | null> {
  const rows = await ctx.db.query<TokenOwnerRow>(sql`
    select d.role, d.token_version as "tokenVersion", t.is_production_enabled as "isProductionEnabled",
      t.suspended_at is not null as "isSuspended", s.stage
    from developer_sessions s
    join developers d on d.tenant_id = s.tenant_id and d.id = s.developer_id
    join tenants t on t.tenant_id = s.tenant_id
    where s.tenant_id = ${ctx.tenantId} and s.id = ${sessionId} and s.developer_id = ${developerId}
      and s.expires_at > ${ctx.now()}`);
  return rows[0] ?? null;
}

/** Overwrites an unconfirmed registration or invitation. */
export async function updateUnconfirmedDeveloper(tx: TenantContext, developer: Person & { id: string }): Promise<void> {
  const now = tx.now();
  await tx.db.query(sql`
    update developers set first_name = ${developer.firstName}, last_name = ${developer.lastName},
      title = ${developer.title}, display_name = ${`${developer.firstName} ${developer.lastName}`},
      password_hash = ${developer.passwordHash}, password_updated_at = ${now}, updated_at = ${now}
    where tenant_id = ${tx.tenantId} and id = ${developer.id} and email_confirmed_at is null`);
}

/** A new password revokes every token issued before. */
export async function updatePassword(tx: TenantContext, id: string, passwordHash: string): Promise<void> {
  await tx.db.query(sql`
    update developers set password_hash = ${passwordHash}, password_updated_at = ${tx.now()}, updated_at = ${tx.now()},
      token_version = token_version + 1
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function selectDeveloper(ctx: TenantContext, id: string): Promise<Developer | null> {
  const rows = await ctx.db.query<DeveloperRow>(sql`
    select ${developerColumns(ctx)} from developers where tenant_id = ${ctx.tenantId} and id = ${id}`);
  return rows[0] ? toDeveloper(ctx, rows[0]) : null;
}

/** Locks the developer until the transaction ends. */
export async function selectDeveloperForUpdate(tx: TenantContext, id: string): Promise<Developer | null> {
  const rows = await tx.db.query<DeveloperRow>(sql`
    select ${developerColumns(tx)} from developers where tenant_id = ${tx.tenantId} and id = ${id} for update`);
  return rows[0] ? toDeveloper(tx, rows[0]) : null;
}

export async function selectPasswordHash(ctx: TenantContext, id: string): Promise<string | null> {
  const rows = await ctx.db.query<{ passwordHash: string | null }>(sql`
    select password_hash as "passwordHash" from developers where tenant_id = ${ctx.tenantId} and id = ${id}`);
  return rows[0]?.passwordHash ?? null;
}
