import pg from 'pg';
import sql from 'sql-template-tag';
import { describe, expect, inject, it, vi } from 'vitest';
import { migrationsFolder } from '../../src/paths.ts';
import { checkServer } from '../../src/platform/db/core/check-server.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openServerDatabase } from '../../src/platform/db/open-database.ts';
import { ConfigError } from '../../src/platform/errors.ts';
import { createLog, type Log } from '../../src/platform/log.ts';
import { copyTestDatabase } from './copy-database.ts';

const hasServer = 'serverUrl' in inject('testDatabase');

async function query(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function configure(url: string, settings: string[]): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  return query(
    url,
    settings.map((setting) => `alter role current_user in database ${name} set ${setting}`),
  );
}

describe.runIf(hasServer)('a database whose role has other settings', () => {
  it('is migrated and read as any other', async () => {
    const url = await copyTestDatabase('empty');
    await configure(url, [
      "datestyle = 'German, DMY'",
      "intervalstyle = 'sql_standard'",
      "timezone = 'Asia/Manila'",
      'search_path = nowhere',
      "client_encoding = 'LATIN1'",
      'standard_conforming_strings = off',
      "bytea_output = 'escape'",
      'extra_float_digits = -10',
      "statement_timeout = '300ms'",
      "default_transaction_isolation = 'serializable'",
      'default_transaction_read_only = on',
      'row_security = off',
      'gin_fuzzy_search_limit = 1',
      'synchronous_commit = off',
      'exit_on_error = on',
      'pg_trgm.word_similarity_threshold = 1',
    ]);
    const database = openServerDatabase(url, 2, createLog('silent'));
    try {
      await checkServer(database);
      await migrate(database, migrationsFolder);
      const [row] = await database.in({ kind: 'system' }).query(sql`
        select '2026-01-31T08:30:00Z'::timestamptz as at, '2026-01-31'::date as day, 'Niño €' as text,
          '\\x00ff'::bytea as bytes, 0.1::double precision + 0.2 as sum, current_schema() as schema,
          current_setting('statement_timeout') as timeout, current_setting('gin_fuzzy_search_limit') as fuzzy,
          current_setting('synchronous_commit') as commit,
          'Acme Lending' %> 'Acme Lendng' as alike,
          (select count(*) from settings) >= 0 as reads`);
      expect(row).toEqual({
        at: new Date('2026-01-31T08:30:00Z'),
        day: '2026-01-31',
        text: 'Niño €',
        bytes: Buffer.from([0, 255]),
        sum: 0.30000000000000004,
        schema: 'public',
        timeout: '1min',
        commit: 'on',
        fuzzy: '0',
        alike: true,
        reads: true,
      });
    } finally {
      await database.close();
    }
  });

  it('is refused when its triggers are off', async () => {
    const url = await copyTestDatabase('empty');
    await configure(url, ["session_replication_role = 'replica'"]);
    const database = openServerDatabase(url, 2, createLog('silent'));
    await expect(checkServer(database)).rejects.toThrow('session_replication_role is replica');
    await database.close();
  });

  async function checkNew(name: string, locale: string, onWarning: (text: string) => void): Promise<void> {
    const url = await copyTestDatabase('empty');
    const other = `${new URL(url).pathname.slice(1)}_${name}`;
    await query(url, [`create database ${other} template template0 encoding 'UTF8' ${locale}`]);
    const database = openServerDatabase(Object.assign(new URL(url), { pathname: other }).href, 2, createLog('silent'));
    try {
      await checkServer(database, onWarning);
    } finally {
      await database.close();
      await query(url, [`drop database ${other} with (force)`]);
    }
  }

  it('is refused when it is new and its locale is Turkish, in which ids with an I are not found', async () => {
    const turkish = "locale 'C.UTF-8' locale_provider icu icu_locale 'tr-TR'";
    await expect(checkNew('turkish', turkish, vi.fn())).rejects.toThrow("template template0 locale 'C.UTF-8'.");
  });

  it.each([
    ['C', 1],
    ['C.UTF-8', 0],
  ])('starts in the locale %s, with a warning when letters beyond ASCII have no case there', async (locale, count) => {
    const onWarning = vi.fn();
    await checkNew(`locale_${count}`, `locale '${locale}'`, onWarning);
    expect(onWarning).toHaveBeenCalledTimes(count);
  });

  it('is refused when its extensions are in another schema', async () => {
    const url = await copyTestDatabase('empty');
    await query(url, ['create schema extensions', 'create extension unaccent schema extensions']);
    const database = openServerDatabase(url, 2, createLog('silent'));
    await expect(checkServer(database)).rejects.toThrow('Move them: alter extension unaccent set schema public;');
    await query(url, ['alter extension unaccent set schema public']);
    await expect(checkServer(database)).resolves.toBeUndefined();
    await database.close();
  });

  it('is refused in one sentence when the role may not create the schema', async () => {
    const url = await copyTestDatabase('empty');
    const name = `${new URL(url).pathname.slice(1)}_reader`;
    await query(url, [`create role ${name}`]);
    await configure(url, [`role = ${name}`]);
    const database = openServerDatabase(url, 2, createLog('silent'));
    try {
      const migration = migrate(database, migrationsFolder);
      await expect(migration).rejects.toThrow(/answered "permission denied for schema public"\. Name a role that owns/);
      await expect(migration).rejects.toBeInstanceOf(ConfigError);
    } finally {
      await database.close();
      await query((inject('testDatabase') as { serverUrl: string }).serverUrl, [`drop role ${name}`]);
    }
  });

  it('is not taken for an empty one when its migrations cannot be read', async () => {
    const url = await copyTestDatabase('migrated');
    await query(url, ['revoke select on schema_migrations from smile_system']);
    const database = openServerDatabase(url, 2, createLog('silent'));
    await expect(migrate(database, migrationsFolder)).rejects.toThrow('permission denied for table schema_migrations');
    await database.close();
  });

  it('keeps its listening connection open when the role ends idle sessions', async () => {
    const url = await copyTestDatabase('migrated');
    await configure(url, ["idle_session_timeout = '200ms'"]);
    const errors: Error[] = [];
    const log = { ...createLog('silent'), warn: (given: { err: Error }) => errors.push(given.err) };
    const database = openServerDatabase(url, 2, log as unknown as Log);
    await database.listen();
    await new Promise((done) => setTimeout(done, 700));
    await database.close();
    expect(errors).toEqual([]);
  });
});
