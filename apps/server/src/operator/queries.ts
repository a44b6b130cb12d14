import sql, { raw } from 'sql-template-tag';
import type { Context } from '../context.ts';

/** Every column that holds sealed values, with the context each was sealed in, as SQL over its row. */
const sealedColumns = [
  { table: 'api_keys', key: 'id', column: 'secret_sealed', context: "'api-key:' || tenant_id || ':' || id" },
  { table: 'webhooks', key: 'id', column: 'secret_sealed', context: "'webhook:' || tenant_id || ':' || id" },
  { table: 'accounts', key: 'id', column: 'connector_state_sealed', context: "'account:' || tenant_id || ':' || id" },
  { table: 'invites', key: 'id', column: 'token_sealed', context: "'invite:' || tenant_id || ':' || id" },
] as const;

/** Seals every stored secret again; returns how many. */
export async function resealAll(tx: Context, reseal: (sealed: string, context: string) => string): Promise<number> {
  let count = 0;
  for (const { table, key, column, context } of sealedColumns) {
    const rows = await tx.db.query<{ tenantId: string; key: string; sealed: string; context: string }>(sql`
      select tenant_id as "tenantId", ${raw(key)} as key, ${raw(column)} as sealed, ${raw(context)} as context
      from ${raw(table)} where ${raw(column)} is not null for update`);
    for (const row of rows) {
      await tx.db.query(sql`
        update ${raw(table)} set ${raw(column)} = ${reseal(row.sealed, row.context)}
        where tenant_id = ${row.tenantId} and ${raw(key)} = ${row.key}`);
    }
    count += rows.length;
  }
  return count;
}

/** Finds keys by the new hash, and drops what was hashed or sealed with the old one for a short time: mailed links, stored answers. */
export async function rehashAll(tx: Context, keyedHash: (value: string) => string): Promise<void> {
  const keys = await tx.db.query<{ tenantId: string; id: string; apiKey: string }>(sql`
    select tenant_id as "tenantId", id, api_key as "apiKey" from api_keys`);
  for (const key of keys) {
    await tx.db.query(sql`
      update api_key_lookups set key_hash = ${keyedHash(key.apiKey)}
      where tenant_id = ${key.tenantId} and api_key_id = ${key.id}`);
  }
  await tx.db.query(sql`delete from email_links`);
  await tx.db.query(sql`delete from throttles`);
  await tx.db.query(sql`delete from idempotency_keys`);
}

export async function replaceFingerprint(tx: Context, fingerprint: string): Promise<void> {
  await tx.db.query(sql`update settings set value = ${fingerprint} where name = 'master-key'`);
}

export async function countJobsNamed(tx: Context, name: string): Promise<number> {
  const rows = await tx.db.query<{ count: number }>(sql`
    select count(*) as count from jobs where name = ${name} and failed_at is null`);
  return rows[0]!.count;
}
