import type { Mode } from '@smile/contract/common';
import sql from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';

interface NewReadmeToken {
  tokenHash: string;
  keyId: string;
  developerId: string;
  expiresAt: Date;
}

/** False when the tenant has no such key in the mode. */
export async function insertReadmeToken(tx: ModeContext, token: NewReadmeToken): Promise<boolean> {
  const rows = await tx.db.query(sql`
    insert into readme_tokens (token_hash, tenant_id, mode, api_key_id, developer_id, expires_at, created_at)
    select ${token.tokenHash}::text, tenant_id, mode, id, ${token.developerId}::text, ${token.expiresAt}::timestamptz,
      ${tx.now()}::timestamptz
    from api_keys where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${token.keyId}
    returning token_hash`);
  return rows.length > 0;
}

export interface Reader {
  mode: Mode;
  apiKey: string;
}

/** Null for a token that is unknown, old or used; of several that ask at once one gets it. */
export async function updateReadmeTokenUsed(ctx: Context, tokenHash: string): Promise<Reader | null> {
  const rows = await ctx.db.query<Reader>(sql`
    update readme_tokens t set used_at = ${ctx.now()} from api_keys k
    where t.token_hash = ${tokenHash} and t.used_at is null and t.expires_at > ${ctx.now()}
      and k.tenant_id = t.tenant_id and k.id = t.api_key_id
    returning t.mode, k.api_key as "apiKey"`);
  return rows[0] ?? null;
}

/** Takes the system's context. */
export async function deleteAllReadmeTokens(tx: Context): Promise<void> {
  await tx.db.query(sql`delete from readme_tokens`);
}
