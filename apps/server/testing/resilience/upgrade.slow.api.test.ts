import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { callOrThrow } from '../../../../scripts/resilience/http-call.mjs';
import { endServer, type ServerProcess, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { migrationsFolder } from '../../src/paths.ts';
import { openEmbedded } from '../../src/platform/db/embedded/open-embedded.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openServerDatabase } from '../../src/platform/db/open-database.ts';
import { createLog } from '../../src/platform/log.ts';
import { buildServer } from './build-server.ts';
import { copyTestDatabase } from './copy-database.ts';
import { listReleases, unpackRelease } from './unpack-release.ts';

/** The first packed release: its demo tenant with another webhook, user and archive; schema version 0030. */
const first = '2026-11-21';
/** Every demo tenant has at least this many of each. */
const minListed = 20;
const isEmbedded = 'snapshot' in inject('testDatabase');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smile-upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Listed {
  items: { id: string; name?: string; externalMetadata?: Record<string, string> }[];
  nextCursor: string | null;
}

async function listAll(url: string, authorization: string): Promise<Listed['items']> {
  const items: Listed['items'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Listed = await callOrThrow<Listed>(`${url}?size=100${cursor && `&cursor=${cursor}`}`, {
      authorization,
    });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

it.runIf(isEmbedded).each(listReleases())(
  'starts on the data folder of %s, with its key and all its data',
  async (name) => {
    unpackRelease(name, folder);
    buildServer();
    const server: ServerProcess = await startServer({ DATA_DIR: folder, DEMO: '0', RATE_LIMIT: '0' });
    try {
      const { developerToken } = await callOrThrow<{ developerToken: { token: string } }>(
        `${server.url}/developer/v1/developerTokens`,
        { method: 'POST', body: { emailAddress: 'demo@example.com', password: 'Demo-2026!pass' } },
      );
      const keys = await callOrThrow<{ items: { apiKey: string; apiSecret: string }[] }>(
        `${server.url}/developer/v1/apiKeys?mode=SANDBOX`,
        { authorization: `Bearer ${developerToken.token}` },
      );
      const { apiKey, apiSecret } = keys.items[0]!;
      const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;
      const list = (noun: string) => listAll(`${server.url}/sandbox/v1/${noun}`, authorization);
      const [users, accounts, incomes, webhooks] = await Promise.all(
        ['users', 'accounts', 'incomes', 'webhooks'].map(list),
      );
      const counts = [users, accounts, incomes].map((items) => items!.length);
      for (const count of counts) expect(count).toBeGreaterThan(minListed);
      expect(webhooks).toHaveLength(1);
      if (name !== first) return;
      expect(counts).toEqual([26, 41, 99]);
      expect(users!.map(({ externalMetadata }) => externalMetadata)).toContainEqual({ customer: 'upgrade-42' });
      expect(webhooks!.map(({ name }) => name)).toEqual(['Before the upgrade']);
    } finally {
      expect(await endServer(server)).toMatchObject({ code: 0 });
    }
  },
);

it.runIf(!isEmbedded).each(listReleases())('migrates the rows of %s on PostgreSQL without loss', async (name) => {
  unpackRelease(name, folder);
  const earlier = await openEmbedded(join(folder, 'database'), '');
  const url = await copyTestDatabase('empty');
  const database = openServerDatabase(url, 2, createLog('silent'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await migrate(database, await copyMigrationsOf(earlier));
    const tables = await copyRows(earlier, client);
    await migrate(database, migrationsFolder);
    const lost: string[] = [];
    for (const [table, count] of tables) {
      const { rows } = await client.query(`select count(*)::int as count from ${table}`);
      if (rows[0].count < count) lost.push(`${table}: ${rows[0].count} of ${count}`);
    }
    expect(lost).toEqual([]);
    expect(tables.get('users')).toBeGreaterThan(minListed);
  } finally {
    await client.end();
    await database.close();
    await earlier.close();
  }
});

/** Folder with the migrations of that release. */
async function copyMigrationsOf(earlier: PGlite): Promise<string> {
  const { rows } = await earlier.query<{ version: number }>('select version from schema_migrations');
  const versions = new Set(rows.map(({ version }) => version));
  const target = join(folder, 'migrations');
  const isOfThen = (name: string) => versions.has(Number.parseInt(name, 10));
  for (const name of readdirSync(migrationsFolder).filter(isOfThen))
    cpSync(join(migrationsFolder, name), join(target, name));
  return target;
}

/** Copies every row of every table as JSON, with triggers disabled; returns the row counts by table. */
async function copyRows(earlier: PGlite, client: pg.Client): Promise<Map<string, number>> {
  const { rows: tables } = await earlier.query<{ name: string; columns: string }>(`
    select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1`);
  const counts = new Map<string, number>();
  await client.query('set session_replication_role = replica');
  for (const { name, columns } of tables.filter(({ name }) => name !== 'schema_migrations')) {
    const { rows } = await earlier.query<{ row: string }>(`select to_json(t)::text as row from ${name} t`);
    await client.query(`delete from ${name}`);
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${rows.map(({ row }) => row).join()}]`],
    );
    counts.set(name, rows.length);
  }
  await client.query('set session_replication_role = origin');
  return counts;
}
