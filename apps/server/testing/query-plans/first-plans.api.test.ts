import sql, { join, raw } from 'sql-template-tag';
import { describe, expect, inject, it } from 'vitest';
import { systemContext } from '../../src/context.ts';
import { createTestApp } from '../test-app.ts';
import { readPlan } from './read-plan.ts';

interface Keyed {
  name: string;
  /** Primary key columns except the tenant, with their types. */
  key: { name: string; type: string }[];
  hasMode: boolean;
}

/** Columns with few distinct values. */
const fewValues = /^(action|change|kind|datapoint|shown_in)$/;

/** Servers before PostgreSQL 18 cannot import statistics. */
describe.runIf('snapshot' in inject('testDatabase'))('a database that was never analysed', () => {
  it('finds a row of any tenant table by all of its key', async () => {
    const app = await createTestApp();
    const { db } = systemContext(app.deps);
    const tables = await db.query<Keyed>(sql`
      select c.relname as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))) as key,
        exists (select from pg_attribute m where m.attrelid = c.oid and m.attname = 'mode') as "hasMode"
      from pg_class c
      join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(p.conkey) and a.attname not in ('tenant_id', 'mode')
      where c.relnamespace = 'public'::regnamespace and not c.relispartition
        and exists (select from pg_attribute t where t.attrelid = c.oid and t.attnum = p.conkey[1] and t.attname = 'tenant_id')
      group by c.oid, c.relname order by c.relname`);
    expect(tables.length).toBeGreaterThan(30);
    for (const { name, key, hasMode } of tables) {
      const wanted = key.map(({ name: column, type }) => {
        const value = type.startsWith('timestamp') ? '2026-01-01' : '1';
        return sql`and ${raw(`${column} = '${value}'::${type}`)}`;
      });
      const statement = sql`
        select from ${raw(name)} where tenant_id = 'smith' ${raw(hasMode ? "and mode = 'SANDBOX'" : '')} ${join(wanted, ' ')}`;
      const { scans } = await readPlan(app.deps.database, { scope: { kind: 'system' }, statement });
      const conditions = scans.map(({ condition }) => condition).join(' ');
      // Several indexes may be equally good; each must find few rows by a key column.
      const distinct = key.filter((column) => !fewValues.test(column.name)).map((column) => column.name);
      const found = distinct.filter((column) => conditions.includes(`(${column} = `));
      expect({ name, isFound: distinct.length === 0 || found.length > 0 }).toEqual({ name, isFound: true });
    }
  });
});
