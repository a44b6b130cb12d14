import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type CitusDatabase, citusUrl, reportSkipped } from '../../../../testing/citus/create-citus-database.ts';
import { createDistributedDatabase, openDistributed } from '../../../../testing/citus/prepare-citus.ts';
import { createLog } from '../../log.ts';
import type { Database, Scope, TenantId } from '../core/database.ts';

const tenants = ['one', 'two', 'three', 'four', 'five', 'six'];
const scopeOf = (tenantId: string): Scope => ({ kind: 'tenant', tenantId: tenantId as TenantId });

reportSkipped('routing by tenant');
describe.runIf(citusUrl)('a distributed database', () => {
  let citus: CitusDatabase;
  let database: Database;
  beforeAll(async () => {
    citus = await createDistributedDatabase();
    database = await openDistributed(citus.url, createLog('fatal'));
    for (const tenantId of tenants) {
      await insertTenant(tenantId);
      await insertUsers(tenantId, 3);
    }
  });
  afterAll(async () => {
    await database?.close();
    await citus?.drop();
  });

  const insertTenant = (tenantId: string) =>
    database.in({ kind: 'system' }).query(sql`
      insert into tenants (tenant_id, name, created_at, updated_at) values (${tenantId}, ${tenantId}, now(), now())`);

  let created = 0;
  const insertUsers = (tenantId: string, count: number) =>
    database.transaction(scopeOf(tenantId), async (db) => {
      for (let index = 0; index < count; index += 1) {
        created += 1;
        await db.query(sql`
          insert into users (tenant_id, mode, id, created_at, updated_at)
          values (${tenantId}, 'SANDBOX', ${`user-${created}`}, now(), now())`);
      }
    });

  const countUsers = async (tenantId: string, scope = scopeOf(tenantId)): Promise<number> => {
    const [row] = await database.in(scope).query<{ count: number }>(sql`
      select count(*)::integer as count from users where tenant_id = ${tenantId}`);
    return row!.count;
  };

  const portOf = async (tenantId: string): Promise<number> => {
    const [row] = await database.in(scopeOf(tenantId)).query<{ port: number }>(sql`
      select setting::integer as port from pg_settings where name = 'port'`);
    return row!.port;
  };

  const findPlacement = async (tenantId: string) => {
    const [row] = await ask<{ shard: string; host: string; port: number }>(
      citus.url,
      `select shardid as shard, nodename as host, nodeport as port from pg_dist_shard_placement
       where shardid = get_shard_id_for_distribution_column('tenants', '${tenantId}')`,
    );
    return row!;
  };

  const move = async (tenantId: string) => {
    const from = await findPlacement(tenantId);
    const to = citus.nodeUrls.map((url) => new URL(url)).find(({ port }) => Number(port) !== from.port)!;
    const start = `select citus_move_shard_placement(${from.shard}, '${from.host}', ${from.port}, '${to.hostname}',
      ${to.port}, shard_transfer_mode => 'block_writes')`;
    // Refused while a reader keeps what the move before left behind.
    const hasMoved = () =>
      ask(citus.url, start).then(
        () => true,
        (error: Error) => {
          if (!error.message.includes('orphaned shard')) throw error;
          return false;
        },
      );
    await expect.poll(hasMoved, { timeout: 120_000 }).toBe(true);
  };

  it('runs the work of each tenant on the node that has its rows', async () => {
    const ports = new Set<number>();
    for (const tenantId of tenants) {
      const { port } = await findPlacement(tenantId);
      expect(await portOf(tenantId)).toBe(port);
      ports.add(port);
      expect(await countUsers(tenantId)).toBe(3);
    }
    expect(ports.size).toBe(2);
  });

  it('reads and changes rows of all tenants in the system scope', async () => {
    const counts = await database.in({ kind: 'system' }).query(sql`
      select tenant_id as "tenantId", count(*)::integer as count from users group by tenant_id order by 1`);
    expect(counts).toEqual(tenants.toSorted().map((tenantId) => ({ tenantId, count: 3 })));
  });

  it('returns no row of another tenant, on the same node or another', async () => {
    for (const tenantId of tenants.slice(1))
      expect(await countUsers(tenantId, scopeOf('one')).catch((error: Error) => error.message)).toBeOneOf([
        0,
        'row-level security: no tenant is set',
      ]);
    await expect(
      database.in(scopeOf('one')).query(sql`
        insert into users (tenant_id, mode, id, created_at, updated_at) values ('two', 'SANDBOX', 'x', now(), now())`),
    ).rejects.toThrow(/row-level security/);
  });

  it('raises an error for a statement without a tenant', async () => {
    await expect(countUsers('one', scopeOf(''))).rejects.toThrow('row-level security: no tenant is set');
    for (const url of [citus.url, ...citus.nodeUrls])
      await expect(ask(url, 'set role smile_tenant', 'select count(*) from users')).rejects.toThrow(
        'row-level security: no tenant is set',
      );
  });

  it('adds a job and a lookup in the transaction of a tenant, or neither', async () => {
    const addBoth = (hash: string) =>
      database.transaction(scopeOf('one'), async (db) => {
        await db.query(sql`
          insert into api_key_lookups (key_hash, tenant_id, api_key_id) values (${hash}, 'one', 'key')`);
        await db.query(sql`
          insert into jobs (queue, group_key, name, payload, run_at, max_attempts)
          select 'q', '', ${hash}::text, '{}', now(), 1 on conflict do nothing`);
        if (hash === 'undone') throw new Error('undone');
      });
    await addBoth('done');
    await expect(addBoth('undone')).rejects.toThrow('undone');
    const system: Scope = { kind: 'system' };
    const jobs = await Promise.all(
      database.queues().map((queue) => queue.in(system).query(sql`select name from jobs`)),
    );
    expect(jobs.flat()).toEqual([{ name: 'done' }]);
    expect(await database.in(system).query(sql`select key_hash as hash from api_key_lookups`)).toEqual([
      { hash: 'done' },
    ]);
  });

  it('hears a notification of a transaction on any node', async () => {
    await database.listen();
    const heard = new Set<string>();
    const stop = database.onNotify('test', (payload) => heard.add(payload));
    for (const tenantId of tenants) await database.transaction(scopeOf(tenantId), (db) => db.notify('test', tenantId));
    await expect.poll(() => [...heard].toSorted()).toEqual(tenants.toSorted());
    stop();
  });

  it('finds a tenant that moved while it reads and writes, without a wrong answer', async () => {
    const before = await portOf('one');
    let isMoving = true;
    let expected = 3;
    let moves = 0;
    const working = (async () => {
      while (isMoving) {
        expect(await countUsers('one')).toBe(expected);
        // On a slow machine a move holds its locks for longer than a statement waits.
        const isInserted = await insertUsers('one', 1).then(
          () => true,
          (error) => {
            if (error.code !== 'SERVER_UNAVAILABLE') throw error;
            return false;
          },
        );
        if (isInserted) expected += 1;
      }
    })();
    for (; moves < 4; moves += 1) await move('one');
    isMoving = false;
    await working;
    expect(expected).toBeGreaterThan(5);
    expect(await countUsers('one')).toBe(expected);
    expect(await portOf('one')).toBe(before);
    await move('one');
    expect(await countUsers('one')).toBe(expected);
    expect(await portOf('one')).not.toBe(before);
  });
});
