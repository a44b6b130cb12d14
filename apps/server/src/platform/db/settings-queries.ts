import sql from 'sql-template-tag';
import type { Database } from './database.ts';

/** Keeps the fingerprint of the first master key that was used and returns the kept one. */
export async function keepFingerprint(database: Database, fingerprint: string): Promise<string> {
  const db = database.in({ kind: 'system' });
  await db.query(sql`
    insert into settings (name, value) values ('master-key', ${fingerprint}) on conflict (name) do nothing`);
  const rows = await db.query<{ value: string }>(sql`select value from settings where name = 'master-key'`);
  return rows[0]!.value;
}

/** @throws ApiError SERVER_UNAVAILABLE while the database does not answer */
export async function pingDatabase(database: Database): Promise<void> {
  await database.in({ kind: 'system' }).query(sql`select 1`);
}
