import type { ApiKey, ApiKeyStatus } from '@smile/contract/api-keys';
import type { List, Mode } from '@smile/contract/common';
import sql, { empty, type Sql } from 'sql-template-tag';
import { type Context, type ModeContext, type TenantContext, tenantContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import type { Part } from '../../platform/db/core/database.ts';
import { doParts } from '../../platform/db/core/do-parts.ts';
import { decodeCursor, limitForPage, toPageByCreation } from '../../platform/db/cursor.ts';
import { isSuspended } from '../tenants/shared-queries.ts';

export interface ApiKeyRow {
  id: string;
  tenantId: string;
  mode: Mode;
  status: ApiKeyStatus;
  apiKey: string;
  secretSealed: string;
  lastUsedAt: Date | null;
  createdAt: Date;
  endsAt: Date | null;
}

interface ListedKeyRow extends ApiKeyRow {
  replacement: ApiKey['replacement'];
}

/** Keys are inactive while the operator blocks them, and from their end on, even before the job updates the row. */
const statusAt = (now: Date) =>
  sql`case when k.blocked_at is not null or k.ends_at <= ${now} then 'INACTIVE' else k.status end`;

function selectKeys(ctx: TenantContext): Sql {
  const now = ctx.now();
  return sql`
    select k.id, k.tenant_id as "tenantId", k.mode, ${statusAt(now)} as status, k.api_key as "apiKey",
      k.secret_sealed as "secretSealed", k.last_used_at as "lastUsedAt", k.created_at as "createdAt",
      k.ends_at as "endsAt",
      (select json_build_object('id', r.id, 'apiKey', r.api_key, 'lastUsedAt', r.last_used_at,
          'createdAt', r.created_at, 'status', case when r.blocked_at is not null or r.ends_at <= ${now} then 'INACTIVE' else r.status end)
        from api_keys r where r.tenant_id = ${ctx.tenantId} and r.id = k.replaced_by) as replacement
    from api_keys k where k.tenant_id = ${ctx.tenantId}`;
}

export function secretContext(tenantId: string, id: string): string {
  return `api-key:${tenantId}:${id}`;
}

function toApiKey(ctx: Context, row: ListedKeyRow): ApiKey {
  const { secretSealed, replacement, endsAt, ...rest } = row;
  return {
    ...rest,
    apiSecret: ctx.vault.open(secretSealed, secretContext(row.tenantId, row.id)),
    lastUsedAt: row.lastUsedAt && toApiTime(row.lastUsedAt),
    createdAt: toApiTime(row.createdAt),
    endsAt: endsAt && toApiTime(endsAt),
    replacement: replacement && {
      ...replacement,
      lastUsedAt: replacement.lastUsedAt && toApiTime(new Date(replacement.lastUsedAt)),
      createdAt: toApiTime(new Date(replacement.createdAt)),
    },
  };
}

export async function selectApiKeys(
  ctx: ModeContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<ApiKey>> {
  const after = decodeCursor(page.cursor);
  const rows = await ctx.db.query<ListedKeyRow>(sql`
    ${selectKeys(ctx)} and k.mode = ${ctx.mode}
      ${after ? sql`and (k.created_at, k.id) < (${after.at}, ${after.id})` : empty}
    order by k.created_at desc, k.id desc ${limitForPage(page.size)}`);
  return toPageByCreation(rows, page.size, (row) => toApiKey(ctx, row));
}

/** Locks the key until the transaction ends. */
export async function selectApiKeyForUpdate(tx: TenantContext, id: string): Promise<ApiKey | null> {
  // Locks in a separate statement: a statement that waited for a lock sees the new row, but joins it with its old
  // snapshot.
  await tx.db.query(sql`select from api_keys where tenant_id = ${tx.tenantId} and id = ${id} for update`);
  const rows = await tx.db.query<ListedKeyRow>(sql`${selectKeys(tx)} and k.id = ${id}`);
  return rows[0] ? toApiKey(tx, rows[0]) : null;
}

interface NewApiKeyRow {
  id: string;
  apiKey: string;
  secretSealed: string;
  createdBy: string | null;
}

export async function insertApiKey(tx: ModeContext, key: NewApiKeyRow): Promise<ApiKey> {
  const { tenantId, mode } = tx;
  const { id, apiKey, secretSealed } = key;
  const createdAt = tx.now();
  await tx.db.query(sql`
    insert into api_keys (tenant_id, id, mode, status, api_key, secret_sealed, created_by, created_at)
    values (${tenantId}, ${id}, ${mode}, 'ACTIVE', ${apiKey}, ${secretSealed}, ${key.createdBy}, ${createdAt})`);
  const created = { id, tenantId, mode, status: 'ACTIVE', apiKey, secretSealed, createdAt } as const;
  return toApiKey(tx, { ...created, lastUsedAt: null, endsAt: null, replacement: null });
}

/** Clears an end in the past, so that the new status applies; keeps an end in the future. */
export async function updateApiKeyStatus(tx: TenantContext, id: string, status: ApiKeyStatus): Promise<void> {
  await tx.db.query(sql`
    update api_keys set status = ${status}, ends_at = case when ends_at > ${tx.now()} then ends_at end
    where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function updateApiKeyEnd(tx: TenantContext, id: string, endsAt: Date | null): Promise<void> {
  await tx.db.query(sql`update api_keys set ends_at = ${endsAt} where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function updateReplacement(tx: TenantContext, id: string, replacedBy: string): Promise<void> {
  await tx.db.query(sql`
    update api_keys set replaced_by = ${replacedBy} where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function deleteApiKey(tx: TenantContext, id: string): Promise<void> {
  await tx.db.query(sql`
    update api_keys set replaced_by = null where tenant_id = ${tx.tenantId} and replaced_by = ${id}`);
  await tx.db.query(sql`delete from api_keys where tenant_id = ${tx.tenantId} and id = ${id}`);
  await tx.db.query(sql`delete from api_key_lookups where tenant_id = ${tx.tenantId} and api_key_id = ${id}`);
}

/** Drops references between a tenant's keys, so that they can be deleted in batches in any order. */
export async function clearReplacements(ctx: TenantContext): Promise<void> {
  await ctx.db.query(sql`
    update api_keys set replaced_by = null where tenant_id = ${ctx.tenantId} and replaced_by is not null`);
}

/** The lookup table is a platform table, because the tenant of a key is unknown before the lookup. */
export async function insertApiKeyLookup(ctx: TenantContext, key: { keyHash: string; id: string }): Promise<void> {
  await ctx.db.query(sql`
    insert into api_key_lookups (key_hash, tenant_id, api_key_id) values (${key.keyHash}, ${ctx.tenantId}, ${key.id})`);
}

type FoundKey = ApiKeyRow & { isSuspended: boolean };

/** Needs the system context. */
export async function selectApiKeyByHash(ctx: Context, keyHash: string): Promise<FoundKey | null> {
  if (ctx.database.isDistributed) return selectInSteps(ctx, keyHash);
  const rows = await ctx.db.query<FoundKey>(sql`
    select ${foundColumns(ctx, sql`k.tenant_id`)}
    from api_key_lookups l join api_keys k on k.tenant_id = l.tenant_id and k.id = l.api_key_id
    where l.key_hash = ${keyHash}`);
  return rows[0] ?? null;
}

/** A join would ask every node. */
async function selectInSteps(ctx: Context, keyHash: string): Promise<FoundKey | null> {
  const [owner] = await ctx.db.query<{ tenantId: string; id: string }>(sql`
    select tenant_id as "tenantId", api_key_id as id from api_key_lookups where key_hash = ${keyHash}`);
  if (!owner) return null;
  const { db, tenantId } = tenantContext(ctx, owner.tenantId);
  const rows = await db.query<FoundKey>(sql`
    select ${foundColumns(ctx, sql`${tenantId}`)} from api_keys k where k.tenant_id = ${tenantId} and k.id = ${owner.id}`);
  return rows[0] ?? null;
}

function foundColumns(ctx: Context, tenantId: Sql): Sql {
  return sql`k.id, k.tenant_id as "tenantId", k.mode, ${statusAt(ctx.now())} as status, k.api_key as "apiKey",
      k.secret_sealed as "secretSealed", k.created_at as "createdAt", k.ends_at as "endsAt",
      ${isSuspended(tenantId)} as "isSuspended"`;
}

/** Returns false when nothing changes. */
export async function updateBlocked(tx: TenantContext, id: string, isBlocked: boolean): Promise<boolean> {
  const rows = await tx.db.query(sql`
    update api_keys set blocked_at = ${isBlocked ? tx.now() : null}
    where tenant_id = ${tx.tenantId} and id = ${id} and (blocked_at is not null) <> ${isBlocked} returning 1`);
  return rows.length > 0;
}

/** Null when there is no such key. */
export async function selectIsBlocked(ctx: TenantContext, id: string): Promise<boolean | null> {
  const rows = await ctx.db.query<{ isBlocked: boolean }>(sql`
    select blocked_at is not null as "isBlocked" from api_keys where tenant_id = ${ctx.tenantId} and id = ${id}`);
  return rows[0]?.isBlocked ?? null;
}

export interface KeyUse {
  tenantId: string;
  id: string;
  usedAt: Date;
}

/** Locks the keys in a fixed order, since other processes update theirs. */
export async function updateLastUses(ctx: Context, uses: KeyUse[]): Promise<void> {
  await doParts(ctx.database.divide(uses), (part) => updatePart(ctx, part));
}

async function updatePart(ctx: Context, { scope, rows }: Part<KeyUse>): Promise<void> {
  const isOwn = scope.kind === 'tenant' ? sql`and k.tenant_id = ${scope.tenantId}` : empty;
  await ctx.database.in(scope).query(sql`
    with used as (
      select k.tenant_id, k.id, u."usedAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as u("tenantId" text, id text, "usedAt" timestamptz)
      join api_keys k on k.tenant_id = u."tenantId" and k.id = u.id ${isOwn}
      order by k.tenant_id, k.id
      for update of k
    )
    update api_keys k set last_used_at = greatest(k.last_used_at, used."usedAt")
    from used where k.tenant_id = used.tenant_id and k.id = used.id ${isOwn}`);
}

const rehashPart = 500;

/** Replaces the lookup hashes of all keys. Needs the system context. */
export async function rehashApiKeys(tx: Context, keyedHash: (value: string) => string): Promise<void> {
  let last = { tenantId: '', id: '' };
  for (;;) {
    const keys = await tx.db.query<{ tenantId: string; id: string; apiKey: string }>(sql`
      select tenant_id as "tenantId", id, api_key as "apiKey" from api_keys
      where (tenant_id, id) > (${last.tenantId}, ${last.id}) order by tenant_id, id limit ${rehashPart}`);
    const hashes = keys.map(({ tenantId, id, apiKey }) => ({ tenantId, id, hash: keyedHash(apiKey) }));
    await tx.db.query(sql`
      update api_key_lookups l set key_hash = part.hash
      from jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) as part ("tenantId" text, id text, hash text)
      where l.tenant_id = part."tenantId" and l.api_key_id = part.id`);
    if (keys.length < rehashPart) return;
    last = keys.at(-1)!;
  }
}

/** Locks and returns the key until the transaction ends; null when its end has changed. */
export async function selectKeyAtEnd(tx: TenantContext, id: string, endsAt: Date): Promise<ApiKey | null> {
  const rows = await tx.db.query<ListedKeyRow>(sql`
    ${selectKeys(tx)} and k.id = ${id} and k.ends_at = ${endsAt} for update of k`);
  return rows[0] ? toApiKey(tx, rows[0]) : null;
}

/** Returns false when the key was already inactive. */
export async function updateEndedKey(tx: TenantContext, id: string): Promise<boolean> {
  const rows = await tx.db.query(sql`
    update api_keys set status = 'INACTIVE'
    where tenant_id = ${tx.tenantId} and id = ${id} and status = 'ACTIVE' and ends_at <= ${tx.now()} returning id`);
  return rows.length > 0;
}
