import { ConfigError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Database } from '../core/database.ts';
import { openServerDatabase, type ServerOptions } from '../open-database.ts';
import { isCitus } from './distribute-tables.ts';
import { type Address, createPlacements } from './placements.ts';
import { routeByTenant } from './route-by-tenant.ts';

interface NodeOptions extends Pick<ServerOptions, 'directUrl' | 'waitMs' | 'answerMs'> {
  url: string;
  replicaUrl?: string | null;
  poolSize: number;
  log: Log;
}

/**
 * The same database, which knows whether it is a Citus coordinator; with distributed tables it runs the work of a tenant
 * on the tenant's node.
 * @throws ConfigError for a pooler or a replica of a coordinator
 */
export async function openNodes(server: Database, options: NodeOptions): Promise<Database> {
  if (!(await server.withOwner(isCitus))) return server;
  const coordinator = asCitus(server);
  if (!(await hasDistributedTables(coordinator))) return coordinator;
  const { url, replicaUrl, poolSize, log, directUrl, waitMs, answerMs } = options;
  if (directUrl)
    throw new ConfigError(
      'DATABASE_DIRECT_URL is wrong: the database is distributed, and nodes are not reached through a pooler.',
    );
  if (replicaUrl)
    throw new ConfigError(
      'DATABASE_REPLICA_URL is wrong: the database is distributed, and a replica of its coordinator has no rows.',
    );
  const open = ({ host, port }: Address) => {
    const address = Object.assign(new URL(url), { hostname: host, port: String(port) }).href;
    return openServerDatabase(address, poolSize, log, {
      isNode: true,
      ...(answerMs && { answerMs }),
      ...(waitMs && { waitMs }),
    });
  };
  return routeByTenant(coordinator, createPlacements(coordinator, await listNodes(coordinator), open));
}

async function listNodes(coordinator: Database): Promise<Address[]> {
  const nodes = await coordinator.withOwner((run) =>
    run(`
      select nodename as host, nodeport as port from pg_dist_node
      where groupid > 0 and isactive and noderole = 'primary' order by groupid`),
  );
  return nodes as unknown as Address[];
}

function asCitus(database: Database): Database {
  return { ...database, isCitus: true, lowPriority: () => asCitus(database.lowPriority()) };
}

async function hasDistributedTables(coordinator: Database): Promise<boolean> {
  const [table] = await coordinator.withOwner((run) =>
    run(`select exists (select from pg_dist_partition where logicalrelid = to_regclass('public.tenants')) as found`),
  );
  return table!.found === true;
}
