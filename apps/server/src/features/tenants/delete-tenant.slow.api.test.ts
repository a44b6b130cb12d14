import { join } from 'node:path';
import { authApi } from '@smile/contract/auth';
import { usersApi } from '@smile/contract/users';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryJobs } from '../../../testing/jobs.ts';
import { createTestPerson } from '../../../testing/person.ts';
import { request } from '../../../testing/request.ts';
import { createKillableProcess } from '../../../testing/resilience/killable-process.ts';
import { createTestTenant, type TestTenant, testPassword } from '../../../testing/tenant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { listStoredFiles, listTracesAnywhere } from '../../../testing/traces.ts';
import { testContext } from '../../../testing/webhooks.ts';
import { systemContext } from '../../context.ts';
import { holdings } from '../../holdings.ts';
import { commands } from '../../operator/commands.ts';
import { createDiskFiles } from '../../platform/files/disk-files.ts';
import { deleteTenant } from './service/delete-tenant.ts';
import { listDeletions } from './service/list-deletions.ts';
import { requestDeletion } from './service/request-deletion.ts';

async function operate(app: TestApp, name: string, ...given: string[]): Promise<string[]> {
  const command = commands.find((candidate) => candidate.name === name);
  if (command?.kind !== 'database') throw new Error(`There is no command ${name}.`);
  const lines: string[] = [];
  await command.run(app.deps, given, (line) => lines.push(line));
  return lines;
}

async function nameOf(app: TestApp, { tenantId }: TestTenant): Promise<string> {
  const rows = await systemContext(app.deps).db.query<{ name: string }>(sql`
    select name from tenants where tenant_id = ${tenantId}`);
  return rows[0]!.name;
}

async function ask(app: TestApp, tenant: TestTenant): Promise<void> {
  const given = { name: await nameOf(app, tenant), requestedBy: 'somebody@here' };
  await requestDeletion(systemContext(app.deps), tenant.tenantId, given);
}

/** A tenant's rows in every table that has a tenant column, as texts in a fixed order. */
async function readRows(app: TestApp, { tenantId }: TestTenant): Promise<Record<string, string[]>> {
  const { db } = systemContext(app.deps);
  const tables = await db.query<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id' order by table_name`);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await db.query<{ text: string }>(sql`
      select to_json(row)::text as text from ${raw(name)} row where tenant_id = ${tenantId} order by 1`);
    found[name] = rows.map(({ text }) => text);
  }
  return found;
}

const countsOf = (rows: Record<string, string[]>) =>
  Object.entries(rows).flatMap(([table, { length }]) => (length > 0 ? [[table, length]] : []));

describe('a deleted tenant', () => {
  let app: TestApp;
  let tenant: TestTenant;
  let other: TestTenant;
  let name: string;
  let before: { own: Record<string, string[]>; other: Record<string, string[]> };
  beforeAll(async () => {
    app = await createTestApp();
    [tenant, other] = [await createTestTenant(app), await createTestTenant(app)];
    for (const each of [tenant, other]) await createTestPerson(app, each);
    name = await nameOf(app, tenant);
    await app.runJobs();
    before = { own: await readRows(app, tenant), other: await readRows(app, other) };
    expect(listStoredFiles(app, tenant.tenantId).length).toBeGreaterThan(0);
  });
  afterAll(() => app.deps.database.close());

  it('is kept when another name than its own is typed', async () => {
    await expect(operate(app, 'delete-tenant', tenant.tenantId, 'Another')).rejects.toThrow('is not the name of');
    await expect(operate(app, 'delete-tenant', 'tn_nobody', name)).rejects.toThrow('cannot be found');
    expect(await operate(app, 'list-deletions')).toEqual(['No tenant was deleted yet.']);
  });

  it('refuses its callers from the request on, and is not resumed', async () => {
    const [line] = await operate(app, 'delete-tenant', tenant.tenantId, name);
    expect(line).toContain('waiting\t0 rows\t0 files\tasked by ');
    const call = () => request(app, usersApi.list, { authorization: tenant.basic.SANDBOX });
    expect(await call()).toMatchObject({ status: 403, code: 'UNAUTHORIZED_ACCESS' });
    await expect(operate(app, 'resume-tenant', tenant.tenantId)).rejects.toThrow('is being deleted');
    expect((await operate(app, 'list-tenants')).find((text) => text.startsWith(tenant.tenantId))).toMatch(
      /being deleted$/,
    );
  });

  it('is gone from every table that has tenants, from the jobs and from the file store', async () => {
    expect(countsOf(before.own).length).toBeGreaterThan(25);
    await app.runJobs();
    expect(countsOf(await readRows(app, tenant))).toEqual([]);
    expect(listStoredFiles(app, tenant.tenantId)).toEqual([]);
    expect(await listTracesAnywhere(app, tenant.tenantId)).toEqual(['tenant_deletions.id']);
    const { emailAddress } = tenant;
    const answer = await request(app, authApi.login, { body: { emailAddress, password: testPassword } });
    expect(answer.code).toBe('INVALID_CREDENTIALS');
  });

  it('leaves every row and file of another tenant as they were', async () => {
    const { api_keys: keys, ...rest } = await readRows(app, other);
    const { api_keys: earlier, ...kept } = before.other;
    expect(rest).toEqual(kept);
    expect(keys).toHaveLength(earlier!.length);
    expect(listStoredFiles(app, other.tenantId).length).toBeGreaterThan(0);
    expect((await request(app, usersApi.list, { authorization: other.basic.SANDBOX })).status).toBe(200);
  });

  it('stays on record with who asked, when and how much was deleted', async () => {
    const [line] = await operate(app, 'watch-deletion', tenant.tenantId);
    expect(line).toMatch(
      new RegExp(`^${tenant.tenantId}\t${name}\tfinished at \\S+\t[1-9]\\d+ rows\t[1-9]\\d* files\tasked by .+@.+ at `),
    );
    await operate(app, 'delete-tenant', tenant.tenantId, name);
    await app.runJobs();
    expect(await operate(app, 'watch-deletion', tenant.tenantId)).toEqual([line]);
  });
});

describe('a deletion', () => {
  it('goes on where it was after the process died at any step', async () => {
    const folder: { path: string } = { path: '' };
    const process = createKillableProcess('/nowhere');
    const store = {
      put: (...input: Parameters<typeof process.store.put>) => createDiskFiles(folder.path).put(...input),
      get: (key: string) => createDiskFiles(folder.path).get(key),
      remove: (key: string) => createMortalStore().remove(key),
    };
    const createMortalStore = () => createDiskFiles(folder.path);
    const app = await createTestApp({}, { store, within: process.within });
    folder.path = join(app.deps.config.dataDir, 'files');
    const tenant = await createTestTenant(app);
    const other = await createTestTenant(app);
    await createTestPerson(app, tenant);
    const kept = await readRows(app, other);
    await ask(app, tenant);
    const run = () => deleteTenant(systemContext(app.deps), tenant.tenantId, holdings);
    let kills = 0;
    for (let steps = 0; await process.killAfter(steps, run); steps += 5) kills += 1;
    expect(kills).toBeGreaterThan(10);
    expect(countsOf(await readRows(app, tenant))).toEqual([]);
    expect(listStoredFiles(app, tenant.tenantId)).toEqual([]);
    expect(await readRows(app, other)).toEqual(kept);
    expect(await listDeletions(systemContext(app.deps))).toMatchObject([{ state: 'finished' }]);
    await app.deps.database.close();
  });

  it('waits for files that the store cannot remove, and for uploads under way', async () => {
    let isAway = true;
    const folder: { path: string } = { path: '' };
    const away = Object.assign(new Error('the bucket is away'), { code: 'ECONNREFUSED' });
    const app = await createTestApp(
      {},
      {
        store: {
          put: (...input) => createDiskFiles(folder.path).put(...input),
          get: (key) => createDiskFiles(folder.path).get(key),
          remove: (key) => (isAway ? Promise.reject(away) : createDiskFiles(folder.path).remove(key)),
        },
      },
    );
    folder.path = join(app.deps.config.dataDir, 'files');
    const tenant = await createTestTenant(app);
    const ctx = testContext(app, tenant);
    const file = { key: `${tenant.tenantId}/test/one.txt`, body: Buffer.from('one'), contentType: 'text/plain' };
    const late = { ...file, key: `${tenant.tenantId}/test/two.txt` };
    await app.deps.files.stage(ctx, [file]);
    await app.deps.files.commit(ctx, [file.key]);
    await app.deps.files.stage(ctx, [late]);
    await ask(app, tenant);
    await app.runJobs();
    const describeIt = async () => (await listDeletions(systemContext(app.deps)))[0];
    expect(await describeIt()).toMatchObject({ state: 'running', files: 1, reason: null });
    isAway = false;
    app.clock.advanceSeconds(700);
    await app.runJobs();
    expect(listStoredFiles(app, tenant.tenantId)).toEqual(['test/two.txt']);
    app.clock.advanceSeconds(3600);
    await app.runJobs();
    expect(await describeIt()).toMatchObject({ state: 'finished' });
    expect(listStoredFiles(app, tenant.tenantId)).toEqual([]);
    await app.deps.database.close();
  });

  it('shows why its job failed for good, and goes on when it is asked for again', async () => {
    const app = await createTestApp();
    const tenant = await createTestTenant(app);
    await ask(app, tenant);
    await queryJobs(
      systemContext(app.deps),
      sql`update jobs set failed_at = now(), last_error = 'Error: disk full' where name = 'tenants.delete'`,
    );
    const [line] = await operate(app, 'watch-deletion', tenant.tenantId);
    expect(line).toContain('stopped: Error: disk full; run delete-tenant again');
    await ask(app, tenant);
    await app.runJobs();
    expect((await operate(app, 'watch-deletion', tenant.tenantId))[0]).toContain('finished at');
    await app.deps.database.close();
  });
});

it('shows the limits of a tenant and what is left of its allowances', async () => {
  const app = await createTestApp({ RATE_LIMIT: '20' });
  const tenant = await createTestTenant(app);
  await operate(app, 'set-allowance', tenant.tenantId, 'SANDBOX', 'CreateWebhook', '7');
  const lines = await operate(app, 'show-limits', tenant.tenantId);
  expect(lines).toContain('requests a second from a network address\t20');
  expect(lines).toContain('SANDBOX\tCreateWebhook\topen\t7 of 7 left');
  expect(lines.filter((line) => line.startsWith('PRODUCTION\t')).length).toBeGreaterThan(3);
  await operate(app, 'suspend-tenant', tenant.tenantId);
  expect((await operate(app, 'show-limits', tenant.tenantId))[0]).toMatch(/suspended$/);
  expect((await operate(app, 'list-tenants')).join('\n')).toMatch(new RegExp(`${tenant.tenantId}.*suspended`));
  await expect(operate(app, 'show-limits', 'tn_nobody')).rejects.toThrow('cannot be found');
  await app.deps.database.close();
});

it('prints a name with control characters in one cell of one line', async () => {
  const app = await createTestApp();
  const tenant = await createTestTenant(app);
  const { db } = systemContext(app.deps);
  await db.query(sql`update tenants set name = ${'Good\ttn_other\n\u001b[2JBad'} where tenant_id = ${tenant.tenantId}`);
  const lines = await operate(app, 'list-tenants');
  expect(lines.find((line) => line.startsWith(tenant.tenantId))?.split('\t')[1]).toBe(
    String.raw`Good\u0009tn_other\u000a\u001b[2JBad`,
  );
  await app.deps.database.close();
});
