import type { TwoStep } from '@smile/contract/two-step';
import sql, { type Sql } from 'sql-template-tag';
import type { TenantContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { selectTwoStepRequired } from '../tenants/shared-queries.ts';

/** Binds the sealed secret of an authenticator app to its row. */
export function totpSecretContext(tenantId: string, id: string): string {
  return `totp:${tenantId}:${id}`;
}

export interface TotpRow {
  id: string;
  secretSealed: string;
  /** The last time step whose code was used (RFC 6238). */
  lastStep: number;
  isConfirmed: boolean;
}

/** Locks and returns the developer's authenticator app. */
export async function selectTotpForUpdate(tx: TenantContext, developerId: string): Promise<TotpRow | null> {
  const rows = await tx.db.query<TotpRow & { lastStep: number | string }>(sql`
    select id, secret_sealed as "secretSealed", last_step as "lastStep", confirmed_at is not null as "isConfirmed"
    from totp_authenticators where tenant_id = ${tx.tenantId} and developer_id = ${developerId} for update`);
  return rows[0] ? { ...rows[0], lastStep: Number(rows[0].lastStep) } : null;
}

/** Replaces an unconfirmed app; the developer must have no confirmed one. */
export async function upsertTotp(
  tx: TenantContext,
  totp: { id: string; developerId: string; secretSealed: string },
): Promise<void> {
  await tx.db.query(sql`
    delete from totp_authenticators
    where tenant_id = ${tx.tenantId} and developer_id = ${totp.developerId} and confirmed_at is null`);
  await tx.db.query(sql`
    insert into totp_authenticators (tenant_id, id, developer_id, secret_sealed, created_at)
    values (${tx.tenantId}, ${totp.id}, ${totp.developerId}, ${totp.secretSealed}, ${tx.now()})`);
}

export async function updateTotpUsed(tx: TenantContext, id: string, step: number): Promise<void> {
  await tx.db.query(sql`
    update totp_authenticators set last_step = ${step}, last_used_at = ${tx.now()},
      confirmed_at = coalesce(confirmed_at, ${tx.now()})
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

/** Returns false when there was none. */
export async function deleteTotp(tx: TenantContext, developerId: string): Promise<boolean> {
  const rows = await tx.db.query(sql`
    delete from totp_authenticators where tenant_id = ${tx.tenantId} and developer_id = ${developerId} returning 1`);
  return rows.length > 0;
}

export interface PasskeyRow {
  id: string;
  name: string;
  credentialId: string;
  publicKey: string;
  signCount: number;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

export async function selectPasskeys(ctx: TenantContext, developerId: string): Promise<PasskeyRow[]> {
  const rows = await ctx.db.query<PasskeyRow & { signCount: number | string }>(sql`
    select id, name, credential_id as "credentialId", public_key as "publicKey", sign_count as "signCount", transports,
      created_at as "createdAt", last_used_at as "lastUsedAt"
    from passkeys where tenant_id = ${ctx.tenantId} and developer_id = ${developerId} order by created_at, id`);
  return rows.map((row) => ({ ...row, signCount: Number(row.signCount) }));
}

/** Returns false when the passkey is already registered. */
export async function insertPasskey(
  tx: TenantContext,
  passkey: Omit<PasskeyRow, 'createdAt' | 'lastUsedAt'> & { developerId: string },
): Promise<boolean> {
  const rows = await tx.db.query(sql`
    insert into passkeys (tenant_id, id, developer_id, name, credential_id, public_key, sign_count, transports, created_at)
    values (${tx.tenantId}, ${passkey.id}, ${passkey.developerId}, ${passkey.name}, ${passkey.credentialId},
      ${passkey.publicKey}, ${passkey.signCount}, ${passkey.transports}::text[], ${tx.now()})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

/** Returns the deleted passkey's name; null when the developer has no such passkey. */
export async function deletePasskey(tx: TenantContext, developerId: string, id: string): Promise<string | null> {
  const rows = await tx.db.query<{ name: string }>(sql`
    delete from passkeys where tenant_id = ${tx.tenantId} and developer_id = ${developerId} and id = ${id} returning name`);
  return rows[0]?.name ?? null;
}

export async function replaceRecoveryCodes(
  tx: TenantContext,
  developerId: string,
  codes: { id: string; hash: string }[],
): Promise<void> {
  await tx.db.query(sql`
    delete from recovery_codes where tenant_id = ${tx.tenantId} and developer_id = ${developerId}`);
  for (const { id, hash } of codes)
    await tx.db.query(sql`
      insert into recovery_codes (tenant_id, id, developer_id, code_hash, created_at)
      values (${tx.tenantId}, ${id}, ${developerId}, ${hash}, ${tx.now()})`);
}

export function selectUnusedCodes(ctx: TenantContext, developerId: string): Promise<{ id: string; hash: string }[]> {
  return ctx.db.query(sql`
    select id, code_hash as hash from recovery_codes
    where tenant_id = ${ctx.tenantId} and developer_id = ${developerId} and used_at is null order by id`);
}

/** Deletes all second factors of a developer; false when there was none. */
export async function deleteTwoStep(tx: TenantContext, developerId: string): Promise<boolean> {
  const hadTotp = await deleteTotp(tx, developerId);
  const passkeys = await tx.db.query(sql`
    delete from passkeys where tenant_id = ${tx.tenantId} and developer_id = ${developerId} returning 1`);
  await tx.db.query(sql`delete from recovery_codes where tenant_id = ${tx.tenantId} and developer_id = ${developerId}`);
  return hadTotp || passkeys.length > 0;
}

export type Factors = Omit<TwoStep, 'confirmedUntil'>;

/** The second factors of a developer, as their own account page shows them. */
export async function selectTwoStep(ctx: TenantContext, developerId: string): Promise<Factors> {
  const [row] = await ctx.db.query<Omit<Factors, 'passkeys' | 'isRequired'>>(sql`
    select exists (select 1 from totp_authenticators where tenant_id = ${ctx.tenantId}
        and developer_id = ${developerId} and confirmed_at is not null) as "hasTotp",
      (select count(*)::int from recovery_codes where tenant_id = ${ctx.tenantId} and developer_id = ${developerId}
        and used_at is null) as "recoveryCodesLeft"`);
  const passkeys = await selectPasskeys(ctx, developerId);
  return {
    ...row!,
    isRequired: await selectTwoStepRequired(ctx),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: toApiTime(createdAt),
      lastUsedAt: lastUsedAt && toApiTime(lastUsedAt),
    })),
  };
}

/** SQL subquery: members with a second factor. */
export function membersWithSecondFactor(ctx: TenantContext): Sql {
  return sql`
    select developer_id from totp_authenticators where tenant_id = ${ctx.tenantId} and confirmed_at is not null
    union select developer_id from passkeys where tenant_id = ${ctx.tenantId}`;
}
