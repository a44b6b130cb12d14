import type { ApiKey, ApiKeyStatus } from '@smile/contract/api-keys';
import type { List, Mode } from '@smile/contract/common';
import sql, { empty } from 'sql-template-tag';
import type { Context, ModeContext, TenantContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { decodeCursor, limitForPage, toPage } from '../../platform/db/cursor.ts';

export interface ApiKeyRow {
  id: string;
  tenantId: string;
  mode: Mode;
  status: ApiKeyStatus;
  apiKey: string;
  secretSealed: string;
  lastUsedAt: Date | null;
  createdAt: Date;
}

const columns = sql`
  id, tenant_id as "tenantId", mode, status, api_key as "apiKey", secret_sealed as "secretSealed",
  last_used_at as "lastUsedAt", created_at as "createdAt"`;

export function secretContext(tenantId: string, id: string): string {
  return `api-key:${tenantId}:${id}`;
}

function toApiKey(ctx: Context, row: ApiKeyRow): ApiKey {
  const { secretSealed, ...rest } = row;
  return {
    ...rest,
    apiSecret: ctx.vault.open(secretSealed, secretContext(row.tenantId, row.id)),
    lastUsedAt: row.lastUsedAt && toApiTime(row.lastUsedAt),
    createdAt: toApiTime(row.createdAt),
  };
}

export async function selectApiKeys(
  ctx: ModeContext,
  page: { size: number; cursor?: string | undefined },
): Promise<List<ApiKey>> {
  const after = decodeCursor(page.cursor);
  const rows = await ctx.db.query<ApiKeyRow>(sql`
    select ${columns} from api_keys
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}
      ${after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : empty}
    order by created_at desc, id desc ${limitForPage(page.size)}`);
  return toPage(
    rows,
    page.size,
    (row) => ({ at: row.createdAt, id: row.id }),
    (row) => toApiKey(ctx, row),
  );
}

/** Locks the key until the transaction ends. */
export async function selectApiKeyForUpdate(tx: TenantContext, id: string): Promise<ApiKey | null> {
  const rows = await tx.db.query<ApiKeyRow>(sql`
    select ${columns} from api_keys where tenant_id = ${tx.tenantId} and id = ${id} for update`);
  return rows[0] ? toApiKey(tx, rows[0]) : null;
}

interface NewApiKeyRow {
  id: string;
  apiKey: string;
  secretSealed: string;
  createdBy: string | null;
}

export async function insertApiKey(tx: ModeContext, key: NewApiKeyRow): Promise<ApiKey> {
  const rows = await tx.db.query<ApiKeyRow>(sql`
    insert into api_keys (tenant_id, id, mode, status, api_key, secret_sealed, created_by, created_at)
    values (${tx.tenantId}, ${key.id}, ${tx.mode}, 'ACTIVE', ${key.apiKey}, ${key.secretSealed}, ${key.createdBy}, ${tx.now()})
    returning ${columns}`);
  return toApiKey(tx, rows[0]!);
}

export async function updateApiKeyStatus(tx: TenantContext, id: string, status: ApiKeyStatus): Promise<void> {
  await tx.db.query(sql`update api_keys set status = ${status} where tenant_id = ${tx.tenantId} and id = ${id}`);
}

export async function deleteApiKey(tx: TenantContext, id: string): Promise<void> {
  await tx.db.query(sql`delete from api_keys where tenant_id = ${tx.tenantId} and id = ${id}`);
  await tx.db.query(sql`delete from api_key_lookups where tenant_id = ${tx.tenantId} and api_key_id = ${id}`);
}

/** The lookup table belongs to the platform: which tenant a key is of is not known before. */
export async function insertApiKeyLookup(ctx: TenantContext, key: { keyHash: string; id: string }): Promise<void> {
  await ctx.db.query(sql`
    insert into api_key_lookups (key_hash, tenant_id, api_key_id) values (${key.keyHash}, ${ctx.tenantId}, ${key.id})`);
}

export async function selectApiKeyByHash(ctx: Context, keyHash: string): Promise<ApiKeyRow | null> {
  const rows = await ctx.db.query<ApiKeyRow>(sql`
    select k.id, k.tenant_id as "tenantId", k.mode, k.status, k.api_key as "apiKey",
      k.secret_sealed as "secretSealed", k.created_at as "createdAt"
    from api_key_lookups l join api_keys k on k.tenant_id = l.tenant_id and k.id = l.api_key_id
    where l.key_hash = ${keyHash}`);
  return rows[0] ?? null;
}

export interface KeyUse {
  tenantId: string;
  id: string;
  usedAt: Date;
}

/** Locks the keys in one order, since other processes write theirs. */
export async function updateLastUses(ctx: Context, uses: KeyUse[]): Promise<void> {
  await ctx.db.query(sql`
    with used as (
      select k.tenant_id, k.id, u."usedAt"
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u("tenantId" text, id text, "usedAt" timestamptz)
      join api_keys k on k.tenant_id = u."tenantId" and k.id = u.id
      order by k.tenant_id, k.id
      for update of k
    )
    update api_keys k set last_used_at = greatest(k.last_used_at, used."usedAt")
    from used where k.tenant_id = used.tenant_id and k.id = used.id`);
}

const rehashPart = 500;

/** Finds keys by another hash from now on. Takes the system's context. */
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
