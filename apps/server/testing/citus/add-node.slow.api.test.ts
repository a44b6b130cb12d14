import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { usersApi } from '@smile/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distribute, refuseInterrupted } from '../../src/operator/distribute.ts';
import type { Database } from '../../src/platform/db/core/database.ts';
import { startWorker, type Worker } from '../../src/platform/jobs/worker.ts';
import { createLog } from '../../src/platform/log.ts';
import { createWork } from '../../src/worker.ts';
import { createTestUser } from '../end-user.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../receivers/webhook-receiver.ts';
import { request } from '../request.ts';
import { createTestTenant, type TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestWebhook } from '../webhooks.ts';
import { ask, type CitusDatabase, citusUrl, reportSkipped } from './create-citus-database.ts';
import { createDistributedDatabase, openDistributed } from './prepare-citus.ts';

/** Enough that each of the four shards has tenants. */
const tenantCount = 8;
const patience = { timeout: 240_000, interval: 500 };

reportSkipped('adding a node');
describe.runIf(citusUrl)('a node that is added while others serve', () => {
  let citus: CitusDatabase;
  let database: Database;
  /** A process that is not told of new nodes. */
  let watching: Database;
  let app: TestApp;
  let receiver: WebhookReceiver;
  let work: ReturnType<typeof createWork>;
  let worker: Worker;
  beforeAll(async () => {
    citus = await createDistributedDatabase(undefined, { nodeCount: 1 });
    const log = createLog('fatal');
    database = await openDistributed(citus.url, log);
    watching = await openDistributed(citus.url, log, { watchMs: 500 });
    app = await createTestApp({}, { database, log });
    receiver = await startWebhookReceiver();
    work = createWork({ ...app.deps, config: { ...app.deps.config, webhookAllowPrivate: true } });
    worker = startWorker({ ...app.deps, database: database.lowPriority() }, work.handlers);
  });
  afterAll(async () => {
    await worker?.stop();
    work?.close();
    await receiver?.close();
    await database?.close();
    await watching?.close();
    await citus?.drop();
  });

  /** The second node, without what `distribute` creates there. */
  const addNode = async () => {
    const { href, hostname, port } = new URL(citus.nodeUrls[1]!);
    await ask(href, 'create extension citus');
    await ask(citus.url, `select citus_add_node('${hostname}', ${port})`);
  };

  const moveHalf = async () => {
    await ask(citus.url, 'select citus_rebalance_start()');
    const readState = async () =>
      (await ask<{ state: string }>(citus.url, 'select state from citus_rebalance_status()'))[0];
    await expect.poll(readState, patience).toEqual({ state: 'finished' });
  };

  const listMoved = (): Promise<{ id: string }[]> =>
    ask(
      citus.url,
      `select tenant_id as id from tenants join pg_dist_shard_placement
         on shardid = get_shard_id_for_distribution_column('tenants', tenant_id)
       where nodeport = ${new URL(citus.nodeUrls[1]!).port}`,
    );

  const readJobs = (url: string) => ask<{ name: string }>(url, 'select name from jobs');

  it('lets processes start without it until it is prepared, then all use it', async () => {
    expect(database.queues()).toHaveLength(2);
    await addNode();
    const warnings: string[] = [];
    const stream = new PassThrough().on('data', (line) => warnings.push(String(line)));
    const log = createLog('warn', stream);
    const started = await openDistributed(citus.url, log, { watchMs: 500 });
    await refuseInterrupted(started);
    expect(started.queues()).toHaveLength(2);
    expect(warnings.join('')).toContain('node is not used before it is prepared');
    const lines: string[] = [];
    await distribute(app.deps, ['--yes'], (line) => lines.push(line));
    expect(lines.at(-1)).toMatch(/^The nodes are ready/);
    for (const each of [database, watching, started]) await expect.poll(() => each.queues().length).toBe(3);
    await started.close();
  });

  it('takes over tenants without a refused or lost write, and their jobs run', async () => {
    const tenants: TestTenant[] = [];
    for (let count = 0; count < tenantCount; count += 1) tenants.push(await createTestTenant(app));
    let isMoved = false;
    const write = async ({ basic }: TestTenant) => {
      const ids: string[] = [];
      while (!isMoved) {
        const { status, data } = await request(app, usersApi.create, { authorization: basic.SANDBOX });
        expect(status).toBe(201);
        ids.push(data.user.id);
        await delay(100);
      }
      return ids;
    };
    const moving = moveHalf().finally(() => {
      isMoved = true;
    });
    const [, written] = await Promise.all([moving, Promise.all(tenants.map(write))]);
    for (const [at, ids] of written.entries()) {
      const rows = await ask<{ id: string }>(
        citus.url,
        `select id from users where tenant_id = '${tenants[at]!.tenantId}'`,
      );
      expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
    }
    const movedIds = (await listMoved()).map(({ id }) => id);
    const moved = tenants.find(({ tenantId }) => movedIds.includes(tenantId))!;
    await createTestWebhook(app, moved, { url: receiver.url });
    const { userId } = await createTestUser(app, moved);
    await expect
      .poll(() => receiver.received.map(({ event }) => event.data), patience)
      .toEqual([expect.objectContaining({ userId })]);
    for (const url of citus.nodeUrls) await expect.poll(() => readJobs(url), patience).toEqual([]);
  });

  it('is no longer asked once it left', async () => {
    const { hostname, port } = new URL(citus.nodeUrls[1]!);
    await ask(citus.url, `select citus_drain_node('${hostname}', ${port}, 'block_writes')`);
    const remove = `select citus_remove_node('${hostname}', ${port})`;
    await expect.poll(() => ask(citus.url, remove).then(() => 'removed', String), patience).toBe('removed');
    await expect.poll(() => watching.queues().length).toBe(2);
  });
});
