import { setTimeout as delay } from 'node:timers/promises';
import { usersApi } from '@smile/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distribute } from '../../src/operator/distribute.ts';
import type { Database } from '../../src/platform/db/core/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { request } from '../request.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { ask, type CitusDatabase, citusUrl, reportSkipped } from './create-citus-database.ts';
import { createDistributedDatabase, openDistributed } from './prepare-citus.ts';

/** Enough that each of the four shards has tenants. */
const tenantCount = 8;
const patience = { timeout: 240_000, interval: 500 };

reportSkipped('adding a node');
describe.runIf(citusUrl)('a node that is added while others serve', () => {
  let citus: CitusDatabase;
  let database: Database;
  let app: TestApp;
  beforeAll(async () => {
    citus = await createDistributedDatabase(undefined, { nodeCount: 1 });
    const log = createLog('fatal');
    database = await openDistributed(citus.url, log);
    app = await createTestApp({}, { database, log });
  });
  afterAll(async () => {
    await database?.close();
    await citus?.drop();
  });

  /** Adds the second node and moves half of the tenants there; returns how many queues a process has that starts then. */
  const addNode = async () => {
    const { href, hostname, port } = new URL(citus.nodeUrls[1]!);
    await ask(href, 'create extension citus');
    await ask(citus.url, `select citus_add_node('${hostname}', ${port})`);
    const lines: string[] = [];
    await distribute(app.deps, ['--yes'], (line) => lines.push(line));
    expect(lines.at(-1)).toMatch(/^The nodes are ready/);
    const restarted = await openDistributed(citus.url, createLog('fatal'));
    const queues = restarted.queues().length;
    await restarted.close();
    await ask(citus.url, 'select citus_rebalance_start()');
    const readState = async () =>
      (await ask<{ state: string }>(citus.url, 'select state from citus_rebalance_status()'))[0];
    await expect.poll(readState, patience).toEqual({ state: 'finished' });
    return queues;
  };

  it('takes over tenants without a refused or lost write', async () => {
    const tenants: TestTenant[] = [];
    for (let count = 0; count < tenantCount; count += 1) tenants.push(await createTestTenant(app));
    let isAdded = false;
    const write = async ({ basic }: TestTenant) => {
      const ids: string[] = [];
      while (!isAdded) {
        const { status, data } = await request(app, usersApi.create, { authorization: basic.SANDBOX });
        expect(status).toBe(201);
        ids.push(data.user.id);
        await delay(100);
      }
      return ids;
    };
    const adding = addNode().finally(() => {
      isAdded = true;
    });
    const [queues, written] = await Promise.all([adding, Promise.all(tenants.map(write))]);
    // The coordinator and both nodes.
    expect(queues).toBe(3);
    for (const [at, ids] of written.entries()) {
      const rows = await ask<{ id: string }>(
        citus.url,
        `select id from users where tenant_id = '${tenants[at]!.tenantId}'`,
      );
      expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
    }
    const placed = await ask(
      citus.url,
      `
      select count(distinct nodeport)::integer as count from pg_dist_shard_placement
      join pg_dist_shard using (shardid) where logicalrelid = 'tenants'::regclass`,
    );
    expect(placed).toEqual([{ count: 2 }]);
  });
});
