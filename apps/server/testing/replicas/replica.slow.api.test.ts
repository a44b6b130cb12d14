import { apiKeysApi } from '@smile/contract/api-keys';
import { auditLogApi } from '@smile/contract/audit-log';
import { portalUsersApi } from '@smile/contract/users';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { migrationsFolder } from '../../src/paths.ts';
import type { Database, Scope, TenantId } from '../../src/platform/db/core/database.ts';
import type { Db } from '../../src/platform/db/core/db.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openServerDatabase } from '../../src/platform/db/open-database.ts';
import { createReplica, type Replica } from '../../src/platform/db/replica.ts';
import { createLog } from '../../src/platform/log.ts';
import { request } from '../request.ts';
import { startProxy } from '../resilience/cuttable-proxy.ts';
import { createTestTenant } from '../tenant.ts';
import { createTestApp } from '../test-app.ts';
import { type Cluster, findServerPrograms, type ServerProcess, startCluster } from './replicated-servers.ts';

/** Skips without an installed PostgreSQL server; the embedded database has no replication. */
const programs = 'serverUrl' in inject('testDatabase') ? findServerPrograms() : null;
const log = createLog('silent');
const system = { kind: 'system' } as const;
const readOrigin = sql`select pg_is_in_recovery() as "isReplica", (select count(*) from tenants) as tenants`;

let cluster: Cluster;
let standby: ServerProcess;
let primary: Database;
let replica: Replica;
let tenants = 0;

async function addTenant(): Promise<void> {
  tenants += 1;
  await primary.in(system).query(sql`
    insert into tenants (tenant_id, name, created_at, updated_at) values (${`t${tenants}`}, 'T', now(), now())`);
}

function follow(url: string): Replica {
  return createReplica(primary, openServerDatabase(url, 2, log, { waitMs: 500, answerMs: 2000 }), log);
}

/** Reads from the replica if possible, else from the primary. */
async function read() {
  const db = (await replica.read(system)) ?? primary.in(system);
  const [row] = await db.query<{ isReplica: boolean; tenants: number }>(readOrigin);
  return row!;
}

async function waitForDb(scope: Scope): Promise<Db> {
  return (await vi.waitUntil(() => replica.read(scope), 60_000))!;
}

const isUsed = () => replica.lagSeconds() !== null;

describe.runIf(programs)('a streaming replica', () => {
  beforeAll(async () => {
    cluster = await startCluster(programs!);
    primary = openServerDatabase(cluster.primary.url, 4, log);
    await migrate(primary, migrationsFolder);
    standby = await cluster.addReplica();
    replica = follow(standby.url);
    await vi.waitUntil(isUsed, 60_000);
  });
  afterAll(async () => {
    await replica?.close();
    await primary?.close();
    await cluster?.close();
  });

  it('answers with everything committed before, 60 times', async () => {
    let fromReplica = 0;
    for (let time = 0; time < 60; time += 1) {
      await addTenant();
      const row = await read();
      expect(row.tenants).toBe(tenants);
      fromReplica += Number(row.isReplica);
    }
    expect(fromReplica).toBeGreaterThan(30);
    expect(replica.reads()).toEqual({ replica: fromReplica, primary: 60 - fromReplica });
  });

  it('shows a tenant its own rows alone', async () => {
    const scope = { kind: 'tenant', tenantId: 't1' as TenantId } as const;
    const db = await waitForDb(scope);
    expect(await db.query(sql`select tenant_id as id, pg_is_in_recovery() as "isReplica" from tenants`)).toEqual([
      { id: 't1', isReplica: true },
    ]);
  });

  it('leaves reads to the primary while it replays nothing, and tells how far it is behind', async () => {
    const standbyDatabase = openServerDatabase(standby.url, 1, log);
    await standbyDatabase.runScript('select pg_wal_replay_pause()');
    await addTenant();
    expect(await read()).toEqual({ isReplica: false, tenants });
    await expect.poll(() => replica.lagSeconds()).toBeGreaterThan(1);
    await standbyDatabase.runScript('select pg_wal_replay_resume()');
    await expect.poll(read).toEqual({ isReplica: true, tenants });
    await expect.poll(() => replica.lagSeconds()).toBe(0);
    await standbyDatabase.close();
  });

  it('leaves reads to the primary while it is away, those under way included', async () => {
    const db = await waitForDb(system);
    const slow = db.query(sql`select pg_sleep(1), pg_is_in_recovery() as "isReplica"`);
    await standby.stop();
    expect(await slow).toMatchObject([{ isReplica: false }]);
    await addTenant();
    expect(await read()).toEqual({ isReplica: false, tenants });
    await expect.poll(isUsed).toBe(false);
    await standby.start();
    await expect.poll(read).toEqual({ isReplica: true, tenants });
  });

  it('leaves reads to the primary while the network swallows everything', async () => {
    const proxy = await startProxy({ host: '127.0.0.1', port: Number(new URL(standby.url).port) });
    const far = follow(Object.assign(new URL(standby.url), { port: proxy.port }).href);
    const db = (await vi.waitUntil(() => far.read(system), 60_000))!;
    proxy.stall();
    const startedAt = performance.now();
    const underWay = db.query(sql`select pg_is_in_recovery() as "isReplica"`);
    expect(await far.read(system)).toBeNull();
    expect(await underWay).toEqual([{ isReplica: false }]);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    await expect.poll(() => far.lagSeconds()).toBeNull();
    await proxy.cut();
    await proxy.restore();
    await expect.poll(() => far.read(system)).not.toBeNull();
    await far.close();
    await proxy.cut();
  });

  it('is not used when it is the primary, or belongs to another server', async () => {
    const stranger = await cluster.addStranger();
    const strange = openServerDatabase(stranger.url, 1, log);
    await strange.runScript('create role smile_system');
    await strange.close();
    await primary.runScript('create database another');
    // A read from the replica proves that it has replayed the new database.
    await waitForDb(system);
    const another = Object.assign(new URL(standby.url), { pathname: '/another' }).href;
    const wrong = [
      [cluster.primary.url, 'it is no replica'],
      [stranger.url, 'it is of another database'],
      [another, 'it is of another database'],
    ] as const;
    for (const [url, reason] of wrong) {
      const problems: string[] = [];
      const heard = { info: () => undefined, warn: ({ problem }: { problem: string }) => void problems.push(problem) };
      const found = createReplica(primary, openServerDatabase(url, 2, log), heard as never);
      await expect.poll(() => problems).toEqual([reason]);
      expect(await found.read(system)).toBeNull();
      await found.close();
    }
  });

  it('answers lists of the portal, which see a change just made', async () => {
    const settings = { MAIL: 'log', DATABASE_URL: cluster.primary.url, DATABASE_REPLICA_URL: standby.url };
    const app = await createTestApp(settings, {
      within(other) {
        void other.close();
        return primary;
      },
    });
    await expect.poll(() => app.deps.replica!.lagSeconds()).not.toBeNull();
    const tenant = await createTestTenant(app);
    const { length: before } = (await request(app, auditLogApi.list, { authorization: tenant.developer })).data.items;
    for (let count = 1; count <= 3; count += 1) {
      const by = { authorization: tenant.developer, query: { mode: 'SANDBOX' } } as const;
      await request(app, apiKeysApi.create, { authorization: tenant.developer, body: { mode: 'SANDBOX' } });
      const { data } = await request(app, auditLogApi.list, { authorization: tenant.developer });
      expect(data.items).toHaveLength(before + count);
      await request(app, portalUsersApi.list, by);
    }
    const metrics = await app.deps.metrics.registry.metrics();
    expect(Number(/replica_reads_total\{database="replica"\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(3);
    expect(metrics).toMatch(/^smile_database_replica_lag_seconds \d/m);
    await app.deps.replica!.close();
  });
});
