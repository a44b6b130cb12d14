import type pg from 'pg';

/** Session settings that the code depends on; they override server, database and role. */
const fixedSettings: Record<string, string> = {
  search_path: 'public',
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

/**
 * Sets what the code depends on. By a statement, since poolers such as PgBouncer refuse settings they do not know when a
 * connection starts; settings that an older server lacks are left out; those of an extension are known once it is loaded.
 */
export async function applySettings(client: pg.ClientBase, { statementMs, lockMs }: SessionTimeouts): Promise<void> {
  const wanted = { ...fixedSettings, statement_timeout: String(statementMs), lock_timeout: String(lockMs) };
  // First and cheap: the role's own timeout applies until it is replaced.
  await client.query('set statement_timeout = 0');
  await client.query(
    `select set_config(given.name, given.value, false)
     from unnest($1::text[], $2::text[]) as given (name, value)
     where position('.' in given.name) > 0 or given.name in (select lower(name) from pg_settings)`,
    [Object.keys(wanted), Object.values(wanted)],
  );
}
