import sql, { raw } from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CitusDatabase, citusUrl, reportSkipped } from '../../testing/citus/create-citus-database.ts';
import { createTenantOnEach, setAway } from '../../testing/citus/outage.ts';
import { createDistributedDatabase, openDistributed } from '../../testing/citus/prepare-citus.ts';
import { createTestUser } from '../../testing/end-user.ts';
import { dropOld } from '../../testing/jobs.ts';
import { createTestPerson } from '../../testing/person.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/receivers/webhook-receiver.ts';
import { createTestTenant, type TestTenant } from '../../testing/tenant.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listStoredFiles, listTracesAnywhere } from '../../testing/traces.ts';
import { createTestWebhook, publishTestEvent, testContext } from '../../testing/webhooks.ts';
import { systemContext } from '../context.ts';
import { insertUserData } from '../features/user-data/queries.ts';
import { holdings } from '../holdings.ts';
import { createVault } from '../platform/crypto/vault.ts';
import type { Database } from '../platform/db/core/database.ts';
import { upsertStaged } from '../platform/files/file-queries.ts';
import type { Retention } from '../platform/holdings/holdings.ts';
import { createLog } from '../platform/log.ts';
import { commands } from './commands.ts';
import { resealAll, rotateMasterKey } from './rotate-master-key.ts';

const newKey = '22'.repeat(32);

reportSkipped('operation on Citus');
describe.runIf(citusUrl)('operation on Citus', () => {
  let citus: CitusDatabase;
  let database: Database;
  let app: TestApp;
  beforeAll(async () => {
    citus = await createDistributedDatabase();
    database = await openDistributed(citus.url, createLog('fatal'));
    app = await createTestApp({ NEW_MASTER_KEY: newKey }, { database });
  });
  afterEach(() => app.clock.reset());
  afterAll(async () => {
    await database?.close();
    await citus?.drop();
  });

  const system = () => systemContext(app.deps);
  const operate = async (name: string, ...given: string[]): Promise<string[]> => {
    const command = commands.find((candidate) => candidate.name === name);
    if (command?.kind !== 'database') throw new Error(`There is no command ${name}.`);
    const lines: string[] = [];
    await command.run(app.deps, given, (line) => lines.push(line));
    return lines;
  };

  /** Sessions of the coordinator lose their connections to a node once, each when it next uses them. */
  const isReachable = () => {
    const asked = Array.from({ length: 8 }, () => system().db.query(sql`select count(*) from tenants`));
    return Promise.allSettled(asked).then((all) => all.every(({ status }) => status === 'fulfilled'));
  };

  it('inserts nothing for another tenant, on the same node or another', async () => {
    const [own, far] = [...(await createTenantOnEach(app, citus)).values()] as [TestTenant, TestTenant];
    const others = [far, await createTestTenant(app), await createTestTenant(app)];
    const { db } = testContext(app, own);
    const item = {
      datapoint: 'INCOMES',
      payload: { id: 'i-1' },
      effectiveDate: null,
      ordinal: 0,
      createdAt: new Date(),
    };
    const source = { sourceId: 's-1', sourceType: 'ACCOUNT', providerId: 'p', createdAt: new Date() } as const;
    for (const tenant of [...others, own]) {
      const { userId } = await createTestUser(app, tenant);
      const forged = { ...testContext(app, tenant), db };
      const count = async () => {
        await insertUserData(forged, { ...source, userId }, [item as never]);
        const rows = await system().db.query(sql`select 1 from user_data where tenant_id = ${tenant.tenantId}`);
        return [await upsertStaged(forged, ['key'], app.deps.now()), rows.length];
      };
      expect(await count().catch(({ message }) => message)).toEqual(tenant === own ? [1, 1] : [0, 0]);
    }
  });

  it('deletes at most the given number of old rows, of any tenant, and in the end all', async () => {
    for (const tenant of (await createTenantOnEach(app, citus)).values())
      await testContext(app, tenant).db.query(sql`
        insert into audit_log (tenant_id, id, action, actor_kind, entity_type, entity_id, created_at)
        select ${tenant.tenantId}, 'old-' || n, 'tried', 'system', 'test', n::text, now() - (10 + n) * interval '1 year'
        from generate_series(1, 250) as n`);
    const countOld = async () => {
      const [row] = await system().db.query<{ count: number }>(sql`
        select count(*)::integer as count from audit_log where id like 'old-%'`);
      return row!.count;
    };
    const { kept } = holdings.flatMap(({ tables }) => tables.audit_log ?? [])[0]!;
    // Before the end of the first partition, which would be dropped.
    const old = { before: new Date('2020-01-01'), limit: 101 };
    expect(await (kept as Retention).drop(system(), old)).toBe(101);
    expect(await countOld()).toBe(399);
    await dropOld(app, 'audit_log');
    expect(await countOld()).toBe(0);
  });

  it('deletes a tenant with everything of it, files included, and nothing of others', async () => {
    const [tenant, other] = [...(await createTenantOnEach(app, citus)).values()] as [TestTenant, TestTenant];
    for (const each of [tenant, other]) await createTestPerson(app, each);
    await app.runJobs();
    const countRows = async ({ tenantId }: TestTenant) => {
      const tables = await system().db.query<{ name: string }>(sql`
        select c.relname::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
        where a.attname = 'tenant_id' and c.relkind in ('r', 'p') and not c.relispartition
          and c.relnamespace = 'public'::regnamespace`);
      const counts: Record<string, number> = {};
      for (const { name } of tables) {
        const [row] = await system().db.query<{ count: number }>(sql`
          select count(*)::integer as count from ${raw(name)} where tenant_id = ${tenantId}`);
        if (row!.count > 0) counts[name] = row!.count;
      }
      return counts;
    };
    const before = await countRows(other);
    expect(Object.keys(await countRows(tenant)).length).toBeGreaterThan(25);
    expect(listStoredFiles(app, tenant.tenantId).length).toBeGreaterThan(0);
    const filesOfOther = listStoredFiles(app, other.tenantId);
    const [row] = await system().db.query<{ name: string }>(sql`
      select name from tenants where tenant_id = ${tenant.tenantId}`);
    await operate('delete-tenant', tenant.tenantId, row!.name);
    await app.runJobs();
    expect((await operate('list-deletions')).at(-1)).toMatch(/finished/);
    expect(await countRows(tenant)).toEqual({});
    expect(listStoredFiles(app, tenant.tenantId)).toEqual([]);
    expect(await listTracesAnywhere(app, tenant.tenantId)).toEqual(['tenant_deletions.id']);
    expect(await countRows(other)).toEqual(before);
    expect(listStoredFiles(app, other.tenantId)).toEqual(filesOfOther);
  });

  describe('a node that is away', () => {
    const receivers: WebhookReceiver[] = [];
    afterEach(async () => {
      for (const receiver of receivers.splice(0)) await receiver.close();
    });

    it('delivers to the tenants of the other nodes, and to its own once it is back', async () => {
      const [[, living], [awayUrl, waiting]] = [...(await createTenantOnEach(app, citus))] as [
        [string, TestTenant],
        [string, TestTenant],
      ];
      for (const tenant of [living, waiting]) {
        const receiver = await startWebhookReceiver();
        receivers.push(receiver);
        await createTestWebhook(app, tenant, { url: receiver.url });
      }
      for (let event = 0; event < 3; event += 1)
        for (const tenant of [waiting, living]) await publishTestEvent(app, tenant);
      const counts = () => receivers.map(({ received }) => received.length);
      await setAway(awayUrl, true);
      await app.runJobs();
      expect(counts()).toEqual([3, 0]);
      await setAway(awayUrl, false);
      await expect.poll(isReachable, { timeout: 60_000 }).toBe(true);
      app.clock.advanceSeconds(60);
      await app.runJobs();
      expect(counts()).toEqual([3, 3]);
    });
  });

  it('seals every secret of every tenant under a new master key', async () => {
    await createTenantOnEach(app, citus);
    await app.runJobs();
    const lines: string[] = [];
    await rotateMasterKey(app.deps, [], (line) => lines.push(line));
    const vault = createVault(Buffer.from(newKey, 'hex'), app.deps.randomBytes);
    const opened = await resealAll(system(), (sealed, context) => vault.open(sealed, context) && sealed);
    expect(opened).toBeGreaterThan(0);
    expect(lines[0]).toBe(`${opened} secrets are sealed under the new key.`);
  });
});
