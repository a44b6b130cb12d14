import type pg from 'pg';

/** Session settings that the code depends on; they override server, database and role. */
const fixedSettings: Record<string, string> = {
  // Named last, temporary tables of other programs cannot take the place of ours.
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

/** Each value stands at the place of its name. */
export interface Settings {
  names: string[];
  values: string[];
}

/**
 * Sets what the code depends on. By a statement, since poolers such as PgBouncer refuse settings they do not know when a
 * connection starts.
 */
export async function applySettings(client: pg.ClientBase, timeouts: SessionTimeouts): Promise<void> {
  // First and cheap: the role's own timeout applies until it is replaced.
  await client.query('set statement_timeout = 0');
  const { names, values } = await readSettings(client, timeouts);
  await client.query(
    'select set_config(name, value, false) from unnest($1::text[], $2::text[]) as given (name, value)',
    [names, values],
  );
}

/** Settings that the code depends on, without those that an older server lacks; an extension's are known once it is loaded. */
export async function readSettings(client: pg.ClientBase, { statementMs, lockMs }: SessionTimeouts): Promise<Settings> {
  const wanted = { ...fixedSettings, statement_timeout: String(statementMs), lock_timeout: String(lockMs) };
  const { rows } = await client.query<{ name: string; value: string }>(
    `select given.name, given.value from unnest($1::text[], $2::text[]) as given (name, value)
     where position('.' in given.name) > 0 or given.name in (select lower(name) from pg_settings)`,
    [Object.keys(wanted), Object.values(wanted)],
  );
  return { names: rows.map(({ name }) => name), values: rows.map(({ value }) => value) };
}
