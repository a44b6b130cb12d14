import sql, { raw } from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestPerson, eraseTestPerson, type TestPerson } from '../testing/person.ts';
import { createTestTenant, type TestTenant } from '../testing/tenant.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { listStoredFiles, listTracesAnywhere } from '../testing/traces.ts';
import { systemContext } from './context.ts';
import { holdings } from './holdings.ts';

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

describe('a person who has something in every table', () => {
  it('fills each column that is declared to hold end users or who was searched for', async () => {
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
    expect(listStoredFiles(app, tenant.tenantId)).toHaveLength(2);
    await eraseTestPerson(app, tenant, person.userId);
    for (const trace of person.traces) expect([trace, await listTracesAnywhere(app, trace)]).toEqual([trace, []]);
    expect(listStoredFiles(app, tenant.tenantId)).toEqual([]);
    // Ids alone may stay: who did what, what was published, and what receivers repeated of that.
    const named = (await listTracesAnywhere(app, person.userId)).map((place) => place.split('.')[0]);
    expect([...new Set(named)]).toEqual(['audit_log', 'events', 'webhook_attempts']);
  });
});
