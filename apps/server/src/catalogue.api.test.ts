import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { systemContext } from './context.ts';
import { distribution } from './operator/distribute.ts';
import { migrationsFolder } from './paths.ts';

/** Tables that Citus copies to every node. */
const referenceTables = distribution.reference;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** First migration for which a database can be distributed with Citus. */
const lastBeforeCitus = 107;

interface Key {
  table: string;
  name: string;
  columns: string[];
  /** Referenced table of a foreign key; null for other keys. */
  target: string | null;
  targetColumns: string[];
}

/** The primary keys, unique indexes and foreign keys of the tables that have a tenant. */
async function selectKeys(): Promise<Key[]> {
  const { db } = systemContext(app.deps);
  const unique = await db.query<Key>(sql`
    select t.relname::text as table, i.relname::text as name, null as target, '{}'::text[] as "targetColumns",
      array(select a.attname::text from unnest(x.indkey::int2[]) with ordinality as k (num, at)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.num order by k.at) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where x.indisunique and t.relnamespace = 'public'::regnamespace`);
  const foreign = await db.query<Key>(sql`
    select t.relname::text as table, c.conname::text as name, f.relname::text as target,
      array(select a.attname::text from unnest(c.conkey) with ordinality as k (num, at)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.num order by k.at) as columns,
      array(select a.attname::text from unnest(c.confkey) with ordinality as k (num, at)
        join pg_attribute a on a.attrelid = f.oid and a.attnum = k.num order by k.at) as "targetColumns"
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace`);
  const tenantTables = await listTenantTables();
  return [...unique, ...foreign].filter(({ table }) => tenantTables.includes(table));
}

async function listTenantTables(): Promise<string[]> {
  const rows = await systemContext(app.deps).db.query<{ name: string }>(sql`
    select c.relname::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'tenant_id' and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);
  return rows.map(({ name }) => name).filter((name) => !referenceTables.includes(name));
}

describe('a database distributed by tenant', () => {
  it('finds each unique key of a tenant table led by the tenant', async () => {
    const unique = (await selectKeys()).filter(({ target }) => target === null);
    expect(unique.length).toBeGreaterThan(20);
    const others = unique.filter(({ columns }) => columns[0] !== 'tenant_id').map(({ name }) => name);
    expect(others).toEqual([]);
  });

  it('finds each foreign key within one tenant', async () => {
    const foreign = (await selectKeys()).filter(({ target }) => target !== null);
    expect(foreign.length).toBeGreaterThan(10);
    expect(
      foreign.filter(
        ({ columns, target, targetColumns }) =>
          !referenceTables.includes(target!) && (columns[0] !== 'tenant_id' || targetColumns[0] !== 'tenant_id'),
      ),
    ).toEqual([]);
  });

  it('adds columns to distributed tables without constraints, which need a command of their own', () => {
    const refused = readdirSync(migrationsFolder)
      .filter((name) => Number(name.slice(0, 4)) > lastBeforeCitus)
      .filter((name) =>
        /\badd column\b[^;]*\b(check|references|unique|primary key)\b/i.test(
          readFileSync(join(migrationsFolder, name), 'utf8'),
        ),
      );
    expect(refused).toEqual([]);
  });

  it('has tables on every node that refer to no tenant’s rows', async () => {
    const rows = await systemContext(app.deps).db.query(sql`
      select conname from pg_constraint
      where contype = 'f' and conrelid::regclass::text = any(${[...referenceTables]})`);
    expect(rows).toEqual([]);
  });
});
