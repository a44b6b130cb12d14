import { authApi } from '@smile/contract/auth';
import { usersApi } from '@smile/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookJobs } from '../../src/features/webhooks/jobs.ts';
import type { Database } from '../../src/platform/db/core/database.ts';
import { startWorker } from '../../src/platform/jobs/worker.ts';
import { createLog } from '../../src/platform/log.ts';
import { createSender } from '../../src/platform/outbound/send-request.ts';
import { createTestUser } from '../end-user.ts';
import { startWebhookReceiver } from '../receivers/webhook-receiver.ts';
import { request } from '../request.ts';
import { startProxy } from '../resilience/cuttable-proxy.ts';
import { type TestTenant, testPassword } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestWebhook } from '../webhooks.ts';
import { type CitusDatabase, citusUrl, listNodes, reportSkipped } from './create-citus-database.ts';
import { createTenantOnEach } from './outage.ts';
import { createDistributedDatabase, openDistributed } from './prepare-citus.ts';

const limits = { waitMs: 2000, answerMs: 3000 };

reportSkipped('a node that hangs');
describe.runIf(citusUrl)('while a node hangs', () => {
  let citus: CitusDatabase;
  let database: Database;
  let app: TestApp;
  let living: TestTenant;
  let waiting: TestTenant;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  beforeAll(async () => {
    const { host, port } = (await listNodes()).at(-1)!;
    proxy = await startProxy({ host, port });
    citus = await createDistributedDatabase(undefined, {
      addressOf: (node) => (node.port === port ? { ...node, host: '127.0.0.1', port: Number(proxy.port) } : node),
    });
    database = await openDistributed(citus.url, createLog('fatal'), limits);
    app = await createTestApp({}, { database, log: createLog('fatal') });
    for (const [url, tenant] of await createTenantOnEach(app, citus))
      if (new URL(url).port === String(proxy.port)) waiting = tenant;
      else living = tenant;
  });
  afterAll(async () => {
    await database?.close();
    await citus?.drop();
    await proxy?.cut();
  });

  const list = ({ basic }: TestTenant) => request(app, usersApi.list, { authorization: basic.SANDBOX });

  it('serves the other tenants, answers its own with 503 in time, and serves them after it', async () => {
    const receiver = await startWebhookReceiver();
    await createTestWebhook(app, living, { url: receiver.url });
    expect((await list(waiting)).status).toBe(200);
    const sender = createSender({ allowPrivate: true });
    const worker = startWorker(app.deps, webhookJobs(sender), { pollMs: 100 });
    proxy.stall();
    try {
      const hanging = Array.from({ length: 10 }, () => list(waiting));
      const credentials = { emailAddress: living.emailAddress, password: testPassword };
      expect(await request(app, authApi.login, { body: credentials })).toMatchObject({ status: 201 });
      const { userId } = await createTestUser(app, living);
      expect((await list(living)).data.items.map(({ id }) => id)).toEqual([userId]);
      await expect.poll(() => receiver.received.map(({ event }) => event.type)).toEqual(['USER_CREATED']);
      for (const { status, headers } of await Promise.all(hanging))
        expect([status, headers['retry-after']]).toEqual([503, expect.anything()]);
    } finally {
      await proxy.cut();
      await proxy.restore();
    }
    await expect.poll(async () => (await list(waiting)).status).toBe(200);
    await worker.stop();
    await sender.close();
    await receiver.close();
  });
});
