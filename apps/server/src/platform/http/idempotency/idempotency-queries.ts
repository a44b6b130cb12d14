import sql from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';

/** Identifies an idempotency key by its owner within tenant and mode, and by its hash. */
export interface KeyId {
  owner: string;
  keyHash: string;
}

export interface StoredAnswer {
  requestHash: string;
  status: number;
  answerSealed: string;
}

/** Claims a new or expired key; false when it already has an answer. Waits while another transaction holds it. */
export async function claimKey(
  tx: ModeContext,
  { owner, keyHash, requestHash, expiresAt }: KeyId & { requestHash: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await tx.db.query(sql`
    insert into idempotency_keys as k (tenant_id, mode, owner, key_hash, request_hash, created_at, expires_at)
    values (${tx.tenantId}, ${tx.mode}, ${owner}, ${keyHash}, ${requestHash}, ${tx.now()}, ${expiresAt})
    on conflict (tenant_id, mode, owner, key_hash) do update set request_hash = excluded.request_hash, status = null,
      answer_sealed = null, created_at = excluded.created_at, expires_at = excluded.expires_at
    where k.expires_at <= ${tx.now()}
    returning 1`);
  return rows.length > 0;
}

export async function updateAnswer(
  tx: ModeContext,
  { owner, keyHash }: KeyId,
  answer: { status: number; answerSealed: string },
): Promise<void> {
  await tx.db.send(sql`
    update idempotency_keys set status = ${answer.status}, answer_sealed = ${answer.answerSealed}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and owner = ${owner} and key_hash = ${keyHash}`);
}

export async function selectAnswer(tx: ModeContext, { owner, keyHash }: KeyId): Promise<StoredAnswer | null> {
  const [row] = await tx.db.query<StoredAnswer>(sql`
    select request_hash as "requestHash", status, answer_sealed as "answerSealed" from idempotency_keys
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and owner = ${owner} and key_hash = ${keyHash}
      and status is not null and expires_at > ${tx.now()}`);
  return row ?? null;
}

/** Needs the system context. */
export async function deleteAllKeys(tx: Context): Promise<void> {
  await tx.db.query(sql`delete from idempotency_keys`);
}
