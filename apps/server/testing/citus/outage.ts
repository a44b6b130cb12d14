import { createTestTenant, type TestTenant } from '../tenant.ts';
import type { TestApp } from '../test-app.ts';
import { ask, type CitusDatabase, citusUrl } from './create-citus-database.ts';

/** One tenant on each node, with the URL of the tenant's node. */
export async function createTenantOnEach(app: TestApp, citus: CitusDatabase): Promise<Map<string, TestTenant>> {
  const found = new Map<string, TestTenant>();
  while (found.size < citus.nodeUrls.length) {
    const tenant = await createTestTenant(app);
    const [node] = await ask<{ port: number }>(
      citus.url,
      `select nodeport as port from pg_dist_shard_placement
       where shardid = get_shard_id_for_distribution_column('tenants', '${tenant.tenantId}')`,
    );
    found.set(citus.nodeUrls.find((url) => new URL(url).port === String(node!.port))!, tenant);
  }
  return found;
}

/** The database on a node takes no connections. */
export async function setAway(nodeUrl: string, isAway: boolean): Promise<void> {
  const name = new URL(nodeUrl).pathname.slice(1);
  await ask(
    Object.assign(new URL(nodeUrl), { pathname: new URL(citusUrl!).pathname }).href,
    `alter database ${name} with allow_connections ${!isAway}`,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}' and ${isAway}`,
  );
}
