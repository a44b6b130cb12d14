import type pg from 'pg';

/** Session settings that the code depends on; they override server, database and role. */
const fixedSettings: Record<string, string> = {
  // Naming `pg_temp` last prevents other programs' temporary tables from shadowing ours.
  search_path: 'public, pg_temp',
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
  backslash_quote: 'safe_encoding',
  transform_null_equals: 'off',
  array_nulls: 'on',
  exit_on_error: 'off',
  xmloption: 'content',
  row_security: 'on',
  check_function_bodies: 'on',
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  default_transaction_deferrable: 'off',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
  transaction_timeout: '0',
  gin_fuzzy_search_limit: '0',
  'pg_trgm.word_similarity_threshold': '0.6',
};

export interface SessionTimeouts {
  statementMs: number;
  lockMs: number;
}

/** Parallel arrays of names and values. */
export interface Settings {
  names: string[];
  values: string[];
}

/**
 * Applies the settings that the code depends on. Uses a statement, since poolers such as PgBouncer reject unknown
 * settings at connection start.
 */
export async function applySettings(client: pg.ClientBase, timeouts: SessionTimeouts): Promise<void> {
  // Must be first and cheap, since the role's own timeout applies until then.
  await client.query('set statement_timeout = 0');
  const { names, values } = await readSettings(client, timeouts);
  await client.query(
    'select set_config(name, value, false) from unnest($1::text[], $2::text[]) as given (name, value)',
    [names, values],
  );
}

/**
 * Settings that the code depends on, except those unknown to an older server. Settings of extensions are kept, since
 * they are known only once the extension is loaded.
 */
export async function readSettings(client: pg.ClientBase, { statementMs, lockMs }: SessionTimeouts): Promise<Settings> {
  const wanted = { ...fixedSettings, statement_timeout: String(statementMs), lock_timeout: String(lockMs) };
  // Other values of `synchronous_commit` than off wait for the disk, and for standbys as the operator wishes.
  const { rows } = await client.query<{ name: string; value: string }>(
    `select given.name, given.value from unnest($1::text[], $2::text[]) as given (name, value)
     where position('.' in given.name) > 0 or given.name in (select lower(name) from pg_settings)
     union all select 'synchronous_commit', 'on' where current_setting('synchronous_commit') = 'off'`,
    [Object.keys(wanted), Object.values(wanted)],
  );
  return { names: rows.map(({ name }) => name), values: rows.map(({ value }) => value) };
}
