import { usersApi } from '@smile/contract/users';
import { widgetApi } from '@smile/contract/widget';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../src/context.ts';
import type { Database } from '../../src/platform/db/core/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { createWork } from '../../src/worker.ts';
import { createTestUser, startLogin, submitCode, type TestUser } from '../end-user.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../receivers/webhook-receiver.ts';
import { request } from '../request.ts';
import type { TestTenant } from '../tenant.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestWebhook } from '../webhooks.ts';
import { ask, type CitusDatabase, citusUrl, reportSkipped } from './create-citus-database.ts';
import { createTenantOnEach } from './outage.ts';
import { createDistributedDatabase, openDistributed } from './prepare-citus.ts';

reportSkipped('one node for each request');
describe.runIf(citusUrl)('a request of a tenant', () => {
  let citus: CitusDatabase;
  let database: Database;
  let app: TestApp;
  let receiver: WebhookReceiver;
  let tenants: [string, TestTenant][];
  beforeAll(async () => {
    citus = await createDistributedDatabase();
    database = await openDistributed(citus.url, createLog('fatal'));
    app = await createTestApp({}, { database });
    receiver = await startWebhookReceiver();
    tenants = [...(await createTenantOnEach(app, citus))];
    // Credentials are verified with a table of every node, and then remembered for a second.
    app.clock.stop();
  });
  afterAll(async () => {
    app?.clock.reset();
    await receiver?.close();
    await database?.close();
    await citus?.drop();
  });

  /**
   * Servers on which sessions of the app, or those that Citus opens for them, ran statements during the work; without
   * notices that deliveries changed, which a process sends at most five times a second for all tenants.
   */
  const serversOf = async (work: () => Promise<unknown>): Promise<string[]> => {
    const servers = [citus.url, ...citus.nodeUrls];
    const starts = await Promise.all(servers.map((url) => ask<{ at: string }>(url, 'select now()::text as at')));
    await work();
    const used: string[] = [];
    for (const [index, url] of servers.entries()) {
      const sessions = await ask(
        url,
        `select 1 from pg_stat_activity
         where datname = current_database() and query_start > '${starts[index]![0]!.at}'
           and query not like '%pg_notify%'
           and (application_name = 'smile' or usename in ('smile_tenant', 'smile_system'))`,
      );
      if (sessions.length > 0) used.push(url);
    }
    return used;
  };

  /** Runs the jobs of the kind that wait on the node, without the claims that ask every server. */
  const runWaiting = async (nodeUrl: string, kind: string) => {
    const jobs = await ask<{ payload: unknown }>(nodeUrl, `delete from jobs where name = '${kind}' returning payload`);
    expect(jobs.length).toBeGreaterThan(0);
    const { handlers } = createWork(app.deps);
    const handler = handlers.find((candidate) => candidate.kind.name === kind)!;
    for (const { payload } of jobs) await handler.run(systemContext(app.deps), payload);
  };

  it('reaches the node of the tenant and no other server', async () => {
    for (const [nodeUrl, tenant] of tenants) {
      const authorization = tenant.basic.SANDBOX;
      await createTestWebhook(app, tenant, { url: receiver.url });
      let user: TestUser = await createTestUser(app, tenant);
      await request(app, widgetApi.config, { authorization: user.link });
      // The last uses of keys are stored a little later, and those of the other tenant on its own node.
      await app.writeUses();
      const steps: Record<string, () => Promise<unknown>> = {
        list: () => request(app, usersApi.list, { authorization }),
        create: async () => {
          user = await createTestUser(app, tenant);
        },
        config: () => request(app, widgetApi.config, { authorization: user.link }),
        connect: async () => {
          const { data } = await startLogin(app, user, 'sss_ph');
          await submitCode(app, user, data.id);
        },
        fetch: () => runWaiting(nodeUrl, 'accounts.fetch'),
        deliver: () => runWaiting(nodeUrl, 'webhooks.deliver'),
      };
      for (const [name, step] of Object.entries(steps))
        expect.soft([name, await serversOf(step)]).toEqual([name, [nodeUrl]]);
    }
    const [accounts] = await systemContext(app.deps).db.query<{ count: number }>(sql`
      select count(*)::integer as count from accounts where status = 'CONNECTED'`);
    expect(accounts).toEqual({ count: tenants.length });
    expect(receiver.received.length).toBeGreaterThan(tenants.length);
  });
});
