import sql, { raw } from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestPerson, eraseTestPerson, type TestPerson } from '../testing/person.ts';
import { createTestTenant, type TestTenant } from '../testing/tenant.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { listStoredFiles, listTracesAnywhere } from '../testing/traces.ts';
import { systemContext } from './context.ts';
import { holdings } from './holdings.ts';
import { startJob } from './platform/holdings/retention.ts';
import { enqueueJob } from './platform/jobs/queue.ts';

let app: TestApp;
let tenant: TestTenant;
let person: TestPerson;
beforeAll(async () => {
  app = await createTestApp();
  tenant = await createTestTenant(app);
  person = await createTestPerson(app, tenant);
  return () => app.deps.database.close();
});

const columns = holdings.flatMap(({ tables }) =>
  Object.entries(tables).flatMap(([table, { endUser = [], searched = [] }]) =>
    [...endUser, ...searched].map((column) => ({ table, column })),
  ),
);

describe('a person with data in every table', () => {
  it('fills every column that is declared to hold end users or searched people', async () => {
    const empty: string[] = [];
    for (const { table, column } of columns) {
      const rows = await systemContext(app.deps).db.query(sql`
        select from ${raw(table)} where ${raw(column)} is not null limit 1`);
      if (rows.length === 0) empty.push(`${table}.${column}`);
    }
    expect(empty).toEqual([]);
    for (const trace of person.traces) expect([trace, await listTracesAnywhere(app, trace)]).not.toEqual([trace, []]);
  });

  it('is found in no other column', async () => {
    const declared = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    for (const trace of person.traces)
      for (const place of await listTracesAnywhere(app, trace))
        expect([trace, place, declared.has(place)]).toEqual([trace, place, true]);
  });

  it('is gone from every table and from the file store once erased', async () => {
    expect(listStoredFiles(app, tenant.tenantId)).toHaveLength(3);
    await eraseTestPerson(app, tenant, person.userId);
    for (const trace of person.traces) expect([trace, await listTracesAnywhere(app, trace)]).toEqual([trace, []]);
    expect(listStoredFiles(app, tenant.tenantId)).toEqual([]);
    // Only the id may remain: in the audit log, in published events, and in receivers' answers that repeat it.
    const named = (await listTracesAnywhere(app, person.userId)).map((place) => place.split('.')[0]);
    expect([...new Set(named)]).toEqual(['audit_log', 'events', 'webhook_attempts']);
  });
});

/** Tables whose rows outlive the erased content: accounts, archives, visits, and sites that nobody deleted. */
const outlive = ['accounts', 'archives', 'wink_site_sessions', 'wink_sites'];

describe('a person without recent requests', () => {
  it('is gone from every table that keeps its rows for a time, table by table', async () => {
    const other = await createTestTenant(app);
    await createTestPerson(app, other);
    const begun = app.deps.now();
    const aged = await listAged();
    expect(aged.length).toBeGreaterThan(8);
    const filled: string[] = [];
    for (const table of aged) if ((await countBefore(table, begun)) > 0) filled.push(table);
    expect(filled).toEqual(expect.arrayContaining(['audit_log', 'events', 'invites', 'mailbox_messages', 'ui_events']));
    app.clock.advanceSeconds(431 * 24 * 3600);
    for (let run = 0; run < 2; run++) {
      await enqueueJob(systemContext(app.deps), startJob, {});
      await app.runJobs();
    }
    const left: string[] = [];
    for (const table of aged) if ((await countBefore(table, begun)) > 0) left.push(table);
    expect(left.filter((table) => !outlive.includes(table))).toEqual([]);
  });

  /** Tables with a retention whose rows have a creation time. */
  async function listAged(): Promise<string[]> {
    const kept = holdings.flatMap(({ tables }) =>
      Object.entries(tables).flatMap(([name, { kept: how }]) => (typeof how === 'string' ? [] : [name])),
    );
    const rows = await systemContext(app.deps).db.query<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'created_at' and table_name = any(${kept}) order by 1`);
    return rows.map(({ name }) => name);
  }

  async function countBefore(table: string, time: Date): Promise<number> {
    const rows = await systemContext(app.deps).db.query(sql`
      select from ${raw(table)} where created_at < ${time}`);
    return rows.length;
  }
});
