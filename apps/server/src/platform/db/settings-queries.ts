import sql from 'sql-template-tag';
import type { Database } from './core/database.ts';
import type { Db } from './core/db.ts';

/** Stores the fingerprint of the first master key, and returns the stored one. */
export async function keepFingerprint(database: Database, fingerprint: string): Promise<string> {
  const db = database.in({ kind: 'system' });
  await db.query(sql`
    insert into settings (name, value) values ('master-key', ${fingerprint}) on conflict (name) do nothing`);
  return selectFingerprint(database);
}

export async function selectFingerprint(database: Database): Promise<string> {
  const db = database.in({ kind: 'system' });
  const rows = await db.query<{ value: string }>(sql`select value from settings where name = 'master-key'`);
  return rows[0]!.value;
}

/** A setting of the installation; null when unset. */
export async function selectSetting(database: Database, name: string): Promise<string | null> {
  const rows = await database
    .in({ kind: 'system' })
    .query<{ value: string }>(sql`select value from settings where name = ${name}`);
  return rows[0]?.value ?? null;
}

/** Settings whose name begins with the prefix. */
export function selectSettings(database: Database, prefix: string): Promise<{ name: string; value: string }[]> {
  return database
    .in({ kind: 'system' })
    .query(sql`select name, value from settings where starts_with(name, ${prefix})`);
}

export async function upsertSetting(db: Db, name: string, value: string): Promise<void> {
  await db.query(sql`
    insert into settings (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`);
}

export async function deleteSetting(db: Db, name: string): Promise<void> {
  await db.query(sql`delete from settings where name = ${name}`);
}

/** @throws ApiError SERVER_UNAVAILABLE while the database does not answer */
export async function pingDatabase(database: Database): Promise<void> {
  await database.in({ kind: 'system' }).query(sql`select 1`);
}
