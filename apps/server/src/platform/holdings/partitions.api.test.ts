import { randomUUID } from 'node:crypto';
import { portalUsersApi } from '@smile/contract/users';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { offCitus } from '../../../testing/citus/off-citus.ts';
import { createTestUser } from '../../../testing/end-user.ts';
import { dropOld } from '../../../testing/jobs.ts';
import { listNodes, type PlanNode } from '../../../testing/query-plans/read-plan.ts';
import { request } from '../../../testing/request.ts';
import { createTestTenant, type TestTenant } from '../../../testing/tenant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { systemContext, tenantContext } from '../../context.ts';
import { requestDeletion } from '../../features/tenants/service/request-deletion.ts';
import { holdings } from '../../holdings.ts';
import type { Retention } from './holdings.ts';

interface Partition {
  name: string;
  starts: Date | null;
  ends: Date | null;
}

const dayMs = 24 * 3600 * 1000;
const kept = new Map(
  holdings.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([table, { kept }]): [string, Retention & { partitionDays: number }][] =>
      typeof kept !== 'string' && kept.partitionDays ? [[table, { ...kept, partitionDays: kept.partitionDays }]] : [],
    ),
  ),
);
let app: TestApp;
let tenant: TestTenant;
let userId: string;
beforeEach(async () => {
  app = await createTestApp();
  tenant = await createTestTenant(app);
  userId = (await createTestUser(app, tenant)).userId;
  return () => app.deps.database.close();
});

const system = () => systemContext(app.deps);

function asOwner<Row>(statement: string): Promise<Row[]> {
  return app.deps.database.withOwner((run) => run(statement)) as Promise<Row[]>;
}

function listPartitions(table: string): Promise<Partition[]> {
  return asOwner(`
    select name, nullif(starts, '-infinity') as starts, ends from smile_partitions('${table}') order by starts, name`);
}

/** Rows that only differ from those of the product in their time. */
const columns: Record<string, (id: string) => Record<string, string>> = {
  ui_events: () => ({ mode: 'SANDBOX', user_id: userId, event_name: 'test', occurred_at: '2026-01-01' }),
  audit_log: (id) => ({
    action: 'test',
    actor_kind: 'user',
    actor_id: userId,
    ip: '203.0.113.7',
    entity_type: 'test',
    entity_id: id,
  }),
};

async function insertAt(table: string, at: Date, owner = tenant): Promise<string> {
  const id = randomUUID();
  const row = { tenant_id: owner.tenantId, id, created_at: at.toISOString(), ...columns[table]!(id) };
  await tenantContext(system(), owner.tenantId).db.query(sql`
    insert into ${raw(table)} (${raw(Object.keys(row).join())})
    select ${raw(Object.keys(row).join())} from json_populate_record(null::${raw(table)}, ${JSON.stringify(row)})
    where smile_owns(${owner.tenantId})`);
  return id;
}

/** Partition of each inserted row. */
async function findPartitions(table: string, ids: string[]): Promise<(string | undefined)[]> {
  const rows = await system().db.query<{ id: string; name: string }>(sql`
    select id, regexp_replace(tableoid::regclass::text, '_\\d{6}$', '') as name from ${raw(table)} where tenant_id = ${tenant.tenantId}`);
  return ids.map((id) => rows.find((row) => row.id === id)?.name);
}

const daysFrom = (time: Date, days: number) => new Date(time.getTime() + days * dayMs);

/** Adds a row to each partition. */
async function insertIntoEach(table: string): Promise<string[]> {
  const partitions = await listPartitions(table);
  const ids: string[] = [];
  for (const { starts, ends } of partitions)
    ids.push(await insertAt(table, starts ?? (ends ? daysFrom(ends, -1) : new Date('2090-01-31'))));
  expect((await findPartitions(table, ids)).sort()).toEqual(partitions.map(({ name }) => name).sort());
  return ids;
}

it('has exactly the declared tables in partitions', async () => {
  const rows = await asOwner<{ name: string }>(
    "select relname::text as name from pg_class where relkind = 'p' order by 1",
  );
  expect(rows.map(({ name }) => name).filter((name) => !/_\d+$/.test(name))).toEqual([...kept.keys()].sort());
});

describe.each([...kept])('retention of %s in partitions', (table, { days, partitionDays, drop }) => {
  it('grants no rights on partitions, which would pass by the row-level security of the table', async () => {
    await dropOld(app, table);
    const partitions = await listPartitions(table);
    expect(partitions.length).toBeGreaterThan(3);
    const { db } = tenantContext(system(), tenant.tenantId);
    for (const { name } of partitions) {
      const [found] = await asOwner(`
        select relrowsecurity as "isProtected", array(
          select role || ' ' || may from unnest(array['smile_tenant', 'smile_system']) role,
            unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) may
          where has_table_privilege(role, c.oid, may)) as rights
        from pg_class c where oid = '${name}'::regclass`);
      expect([name, found]).toEqual([name, { isProtected: true, rights: [] }]);
      for (const reader of [db, system().db])
        await expect(reader.query(sql`select * from ${raw(name)}`)).rejects.toThrow('permission denied');
    }
  });

  it('shows a tenant its own rows only, from each partition', async () => {
    const other = await createTestTenant(app);
    const ids = await insertIntoEach(table);
    const count = async ({ tenantId }: TestTenant) =>
      (await tenantContext(system(), tenantId).db.query(sql`select id from ${raw(table)} where id = any(${ids})`))
        .length;
    expect([await count(tenant), await count(other)]).toEqual([ids.length, 0]);
  });

  it('refuses deletions by the roles: several partitions have rows with the same ctid', async () => {
    const remove = sql`delete from ${raw(table)} where tenant_id = ${tenant.tenantId} and ctid = '(0,1)'`;
    for (const { db } of [system(), tenantContext(system(), tenant.tenantId)])
      await expect(db.query(remove)).rejects.toThrow('permission denied');
  });

  it('adds partitions ahead of time without gaps, and again after a long stop', async () => {
    const now = app.deps.now();
    const ahead = async () =>
      (await listPartitions(table)).filter(({ ends }) => ends && ends > app.deps.now()).map(({ name }) => name);
    const first = await ahead();
    await dropOld(app, table);
    expect(await ahead()).toEqual(first);
    const inTime = await insertAt(table, daysFrom(now, partitionDays));
    const late = await insertAt(table, daysFrom(now, 3 * partitionDays));
    expect(await findPartitions(table, [inTime, late])).toEqual([first[1], `${table}_default`]);
    app.clock.advanceSeconds((3 * partitionDays * dayMs) / 1000);
    await dropOld(app, table);
    const stopped = await insertAt(table, app.deps.now());
    const next = await insertAt(table, daysFrom(app.deps.now(), partitionDays + 1));
    const [, ...places] = await findPartitions(table, [inTime, stopped, next]);
    expect(places[0]).toBe(`${table}_default`);
    expect(places[1]).toMatch(/_p\d{8}$/);
  });

  it('drops a partition once all its rows are too old, and never before', async () => {
    const now = app.deps.now();
    const [early, later] = [await insertAt(table, now), await insertAt(table, daysFrom(now, partitionDays))];
    const [own] = (await findPartitions(table, [early])) as [string];
    const { ends } = (await listPartitions(table)).find(({ name }) => name === own)!;
    const limit = daysFrom(ends!, days as number);
    app.clock.advanceSeconds((limit.getTime() - now.getTime()) / 1000 - 60);
    await dropOld(app, table);
    expect((await findPartitions(table, [early, later])).map(Boolean)).toEqual([true, true]);
    app.clock.advanceSeconds(120);
    await dropOld(app, table);
    expect((await findPartitions(table, [early, later])).map(Boolean)).toEqual([false, true]);
    expect((await listPartitions(table)).map(({ name }) => name)).not.toContain(own);
  });

  it('deletes old rows in parts from partitions without a beginning, and nothing else', async () => {
    const now = app.deps.now();
    const young = [await insertAt(table, now), await insertAt(table, daysFrom(now, partitionDays))];
    const old: string[] = [];
    for (let age = 1; age <= 5; age += 1) old.push(await insertAt(table, daysFrom(now, -1000 * age)));
    const lost = async () => (await findPartitions(table, old)).filter((name) => !name).length;
    expect(await drop(system(), { before: daysFrom(now, -900), limit: 2 })).toBe(2);
    expect(await lost()).toBe(2);
    await dropOld(app, table);
    expect(await lost()).toBe(5);
    expect((await findPartitions(table, young)).map(Boolean)).toEqual([true, true]);
  });

  it('finds old rows by an index in partitions without a beginning', async () => {
    const open = (await listPartitions(table)).filter(({ starts }) => !starts).map(({ name }) => name);
    expect(open.length).toBe(2);
    const rows = await asOwner<{ name: string }>(`
      select distinct x.indrelid::regclass::text as name from pg_index x
      join pg_attribute a on a.attrelid = x.indrelid and a.attnum = x.indkey[0]
      where a.attname = 'created_at' and x.indrelid = any('{${open.join()}}'::regclass[]) order by 1`);
    expect(rows.map(({ name }) => name)).toEqual(open.sort());
  });

  it.runIf('serverUrl' in inject('testDatabase'))('gives way to a long transaction, and goes on after it', async () => {
    await app.deps.database.withOwner(async (run) => {
      await run(`begin; select from ${table}`);
      app.clock.advanceSeconds((1000 * dayMs) / 1000);
      await dropOld(app, table);
      const id = await insertAt(table, new Date());
      expect((await findPartitions(table, [id])).map(Boolean)).toEqual([true]);
      await run('commit');
    });
    const before = await listPartitions(table);
    await dropOld(app, table);
    expect(await listPartitions(table)).not.toEqual(before);
  });
});

it('erases an end user from every partition', async () => {
  const [events, entries] = [await insertIntoEach('ui_events'), await insertIntoEach('audit_log')];
  const input = { authorization: tenant.developer, params: { userId }, query: { mode: 'SANDBOX' } } as const;
  expect(await request(app, portalUsersApi.erase, input)).toMatchObject({ code: 'OK' });
  expect(await findPartitions('ui_events', events)).toEqual(events.map(() => undefined));
  const kept = await system().db.query(sql`
    select ip from audit_log where tenant_id = ${tenant.tenantId} and id = any(${entries})`);
  expect(kept).toEqual(entries.map(() => ({ ip: null })));
});

it('deletes a tenant from every partition, and nothing of others', async () => {
  const other = await createTestTenant(app);
  const tables = [...kept.keys()];
  const count = async ({ tenantId }: TestTenant, table: string) =>
    (await system().db.query(sql`select id from ${raw(table)} where tenant_id = ${tenantId}`)).length;
  const others: number[] = [];
  for (const table of tables) {
    await insertIntoEach(table);
    others.push(await count(other, table));
  }
  const [{ name }] = (await asOwner<{ name: string }>(
    `select name from tenants where tenant_id = '${tenant.tenantId}'`,
  )) as [{ name: string }];
  await requestDeletion(system(), tenant.tenantId, { name, requestedBy: 'test' });
  await app.runJobs();
  for (const [at, table] of tables.entries())
    expect([table, await count(tenant, table), await count(other, table)]).toEqual([table, 0, others[at]]);
});

offCitus('plan')('reads the partitions of the days that a list asks for, and no others', async () => {
  const { db } = tenantContext(system(), tenant.tenantId);
  const ids = await insertIntoEach('audit_log');
  const partitions = await listPartitions('audit_log');
  const [, next] = partitions.filter(({ starts, ends }) => starts && ends);
  const readTables = async (condition: Sql) => {
    const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(sql`
      ${raw('explain (format json)')} select id from audit_log
      where tenant_id = ${tenant.tenantId} ${condition} order by created_at desc, id desc limit 20`);
    return listNodes(row!['QUERY PLAN'][0].Plan)
      .flatMap((node) => node['Relation Name'] ?? [])
      .sort();
  };
  expect((await readTables(empty)).length).toBe(ids.length);
  const inDay = sql`and created_at >= ${next!.starts}::timestamptz and created_at < ${next!.ends}::timestamptz`;
  expect(await readTables(inDay)).toEqual([next!.name]);
});
