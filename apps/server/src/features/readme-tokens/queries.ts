import type { Mode } from '@smile/contract/common';
import sql from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';

/** One-time token by which the API reference page reads a key, so that its URL holds no session. */
interface NewReadmeToken {
  tokenHash: string;
  keyId: string;
  developerId: string;
  expiresAt: Date;
}

export async function insertReadmeToken(tx: ModeContext, token: NewReadmeToken): Promise<void> {
  await tx.db.query(sql`
    insert into readme_tokens (token_hash, tenant_id, mode, api_key_id, developer_id, expires_at, created_at)
    values (${token.tokenHash}, ${tx.tenantId}, ${tx.mode}, ${token.keyId}, ${token.developerId}, ${token.expiresAt},
      ${tx.now()})`);
}

interface KeyOwner {
  tenantId: string;
  mode: Mode;
  keyId: string;
}

/** Consumes a token; null when it is unknown, expired or used. Concurrent callers cannot both succeed. */
export async function updateReadmeTokenUsed(ctx: Context, tokenHash: string): Promise<KeyOwner | null> {
  const rows = await ctx.db.query<KeyOwner>(sql`
    update readme_tokens set used_at = ${ctx.now()}
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${ctx.now()}
    returning tenant_id as "tenantId", mode, api_key_id as "keyId"`);
  return rows[0] ?? null;
}

/** For a new master key, which the hashes do not fit; tokens live only a minute. Needs the system context. */
export async function deleteAllReadmeTokens(tx: Context): Promise<void> {
  await tx.db.query(sql`delete from readme_tokens`);
}
