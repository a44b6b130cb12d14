import sql from 'sql-template-tag';
import type { Log } from '../../log.ts';
import type { Database } from '../core/database.ts';
import { readNodeNeeds } from './node-needs.ts';
import type { Address, Placements } from './placements.ts';

/** Sent when nodes have been prepared. */
export const nodesTopic = 'nodes';

interface KnownNode extends Address {
  hasTenants: boolean;
}

interface WatchOptions {
  open: (address: Address) => Database;
  /** Null: only when told. */
  watchMs: number | null;
  log: Log;
}

/**
 * Adds nodes to the placements once they are prepared and removes those that left, until the returned function is
 * called. A node without tenants is left out until `distribute` has prepared it.
 */
export async function watchNodes(
  coordinator: Database,
  placements: Placements,
  { open, watchMs, log }: WatchOptions,
): Promise<() => void> {
  const warned = new Set<string>();
  const isReady = async (address: KnownNode): Promise<boolean> => {
    if (address.hasTenants) return true;
    const node = open(address);
    try {
      const needs = await readNodeNeeds(coordinator);
      const found = await readNodeNeeds(node);
      return needs.every((need) => found.includes(need));
    } catch (error) {
      log.debug({ err: error }, 'a node without tenants could not be asked');
      return false;
    } finally {
      await node.close();
    }
  };
  const refresh = async () => {
    const nodes = await listNodes(coordinator);
    await placements.retain(nodes);
    for (const node of nodes) {
      if (placements.has(node)) continue;
      const { host, port } = node;
      const name = `${host}:${port}`;
      if (await isReady(node)) placements.add({ host, port });
      else if (!warned.has(name)) {
        warned.add(name);
        log.warn({ node: name }, 'node is not used before it is prepared with: npm run operator -- distribute');
      }
    }
  };
  await refresh();
  let refreshing = Promise.resolve();
  const refreshNext = () => {
    refreshing = refreshing
      .then(refresh)
      .catch((error) => log.warn({ err: error }, 'the nodes of the database could not be listed'));
  };
  const stop = coordinator.onNotify(nodesTopic, refreshNext);
  const timer = watchMs === null ? undefined : setInterval(refreshNext, watchMs).unref();
  return () => {
    stop();
    clearInterval(timer);
  };
}

function listNodes(coordinator: Database): Promise<KnownNode[]> {
  return coordinator.in({ kind: 'system' }).query<KnownNode>(sql`
    select nodename as host, nodeport as port, exists (
      select from pg_dist_placement p join pg_dist_shard using (shardid)
      where logicalrelid = 'public.tenants'::regclass and p.groupid = n.groupid) as "hasTenants"
    from pg_dist_node n where groupid > 0 and isactive and noderole = 'primary' order by groupid`);
}
