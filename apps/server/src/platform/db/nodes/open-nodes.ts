import { ConfigError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Database } from '../core/database.ts';
import { openServerDatabase, type ServerOptions } from '../open-database.ts';
import { isCitus } from './distribute-tables.ts';
import { type Address, createPlacements } from './placements.ts';
import { routeByTenant } from './route-by-tenant.ts';
import { watchNodes } from './watch-nodes.ts';

interface NodeOptions extends Pick<ServerOptions, 'directUrl' | 'waitMs' | 'answerMs'> {
  url: string;
  replicaUrl?: string | null;
  poolSize: number;
  /** How often new nodes are looked for; null: only when told. */
  watchMs?: number | null;
  log: Log;
}

const usualWatchMs = 30_000;

/**
 * The same database, which knows whether it is a Citus coordinator; with distributed tables it runs the work of a tenant
 * on the tenant's node.
 * @throws ConfigError for a pooler or a replica of a coordinator
 */
export async function openNodes(server: Database, options: NodeOptions): Promise<Database> {
  if (!(await server.withOwner(isCitus))) return server;
  const coordinator = asCitus(server);
  if (!(await hasDistributedTables(coordinator))) return coordinator;
  const { url, replicaUrl, poolSize, log, directUrl, waitMs, answerMs, watchMs = usualWatchMs } = options;
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
  const placements = createPlacements(coordinator, open);
  const routed = routeByTenant(coordinator, placements);
  const stopWatching = await watchNodes(coordinator, placements, { open, watchMs, log });
  return {
    ...routed,
    async close() {
      stopWatching();
      await routed.close();
    },
  };
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
