import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { callOrThrow } from '../../../../scripts/resilience/http-call.mjs';
import { registerTenant } from '../../../../scripts/resilience/register-tenant.mjs';
import { endServer, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { systemContext } from '../../src/context.ts';
import { requestDeletion } from '../../src/features/tenants/service/request-deletion.ts';
import type { Database } from '../../src/platform/db/core/database.ts';
import { openServerDatabase } from '../../src/platform/db/open-database.ts';
import { createLog } from '../../src/platform/log.ts';
import { testFiles } from '../archives.ts';
import { buildServer } from '../resilience/build-server.ts';
import { copyTestDatabase } from '../resilience/copy-database.ts';
import { testApp } from '../test-app.ts';

const hasServer = 'serverUrl' in inject('testDatabase');
const rowsOfEach = 40_000;
const maxKills = 6;
const system = { kind: 'system' } as const;
let folder: string;
let settings: Record<string, string>;
let database: Database;

beforeAll(async () => {
  if (!hasServer) return;
  buildServer();
  folder = mkdtempSync(join(tmpdir(), 'smile-kill-deletion-'));
  const url = await copyTestDatabase('migrated');
  database = openServerDatabase(url, 2, createLog('silent'));
  settings = { DATABASE_URL: url, DATA_DIR: folder, DEMO: '0', RATE_LIMIT: '0', MASTER_KEY: '11'.repeat(32) };
});
afterAll(async () => {
  await database?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function fill(tenantId: string): Promise<void> {
  await database.runScript(`
    insert into users (tenant_id, mode, id, created_at, updated_at)
      select '${tenantId}', 'SANDBOX', 'filled-' || n, now(), now() from generate_series(1, ${rowsOfEach}) n;
    insert into events (tenant_id, mode, id, type, data, created_at)
      select '${tenantId}', 'SANDBOX', 'filled-' || n, 'USER_CREATED', '{}', now() from generate_series(1, ${rowsOfEach}) n`);
}

/** A tenant's rows by table; the deletion itself remains as a record. */
async function countRows(tenantId: string): Promise<Record<string, number>> {
  const db = database.in(system);
  const tables = await db.query<{ name: string }>(sql`
    select tablename as name from pg_policies where policyname = 'tenant_rows' order by 1`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await db.query<{ count: number }>(sql`
      select count(*) as count from ${raw(name)} where tenant_id = ${tenantId}`);
    if (row!.count > 0) counts[name] = row!.count;
  }
  return counts;
}

async function readDeletion(tenantId: string) {
  const [row] = await database.in(system).query<{ deleted: number; isFinished: boolean }>(sql`
    select row_count as deleted, finished_at is not null as "isFinished" from tenant_deletions where id = ${tenantId}`);
  return row!;
}

/** Files of tenants. */
const listFiles = () =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('/builds/'),
  );

it.runIf(hasServer)(
  'finishes the deletion of a tenant whose workers are killed, and touches no other tenant',
  async () => {
    let server = await startServer(settings);
    const [gone, kept] = [await registerTenant(server.url), await registerTenant(server.url)];
    const fileContent = testFiles.pdf(20_000).toString('base64');
    for (const { authorization } of [gone, kept])
      for (let file = 0; file < 4; file += 1)
        await callOrThrow(`${server.url}/sandbox/v1/archives`, {
          method: 'POST',
          authorization,
          body: { fileType: 'PAYSLIP', rawFiles: [{ fileExtensionType: 'PDF', fileContent }] },
        });
    // Waits for all readings, which would publish more events.
    await expect
      .poll(() => database.in(system).query(sql`select 1 from jobs where name = 'archives.read'`))
      .toEqual([]);
    await endServer(server, 'SIGTERM');
    for (const { tenantId } of [gone, kept]) await fill(tenantId);
    const others = await countRows(kept.tenantId);
    const files = listFiles().length;

    const ctx = systemContext({ ...(await testApp()).deps, database });
    await requestDeletion(ctx, gone.tenantId, { name: 'Resilience', requestedBy: 'somebody@here' });
    let kills = 0;
    let last = 0;
    while (kills < maxKills && !(await readDeletion(gone.tenantId)).isFinished) {
      server = await startServer({ ...settings, ROLE: 'worker' });
      for (;;) {
        const { deleted, isFinished } = await readDeletion(gone.tenantId);
        if (isFinished || deleted > last) break;
        await delay(2);
      }
      await delay(Math.random() * 60);
      await endServer(server, 'SIGKILL');
      kills += 1;
      last = (await readDeletion(gone.tenantId)).deleted;
      // Makes the job due now, as when the killed worker's lease ends.
      await database.runScript(`update jobs set run_at = now() where name = 'tenants.delete'`);
    }
    expect(kills).toBeGreaterThan(2);
    server = await startServer({ ...settings, ROLE: 'worker' });
    await expect.poll(() => readDeletion(gone.tenantId)).toMatchObject({ isFinished: true });
    await endServer(server, 'SIGTERM');

    expect(await countRows(gone.tenantId)).toEqual({});
    expect((await readDeletion(gone.tenantId)).deleted).toBeGreaterThanOrEqual(2 * rowsOfEach);
    expect(listFiles().length).toBe(files / 2);
    const after = await countRows(kept.tenantId);
    for (const table of ['users', 'events', 'archives', 'archive_files', 'files', 'api_keys', 'developers'])
      expect([table, after[table]]).toEqual([table, others[table]]);
  },
);
