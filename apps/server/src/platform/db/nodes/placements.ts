import sql from 'sql-template-tag';
import type { Database } from '../core/database.ts';

export interface Address {
  host: string;
  port: number;
}

/** The nodes of a distributed database, and where the rows of each tenant are. */
export interface Placements {
  find(tenantId: string): Promise<Database>;
  /** The next `find` asks the coordinator. */
  forget(tenantId: string): void;
  /** Calls `prepare` with each node that is or becomes known, until the returned function is called. */
  onNode(prepare: (node: Database) => void): () => void;
  nodes(): Database[];
}

/** A tenant that moved is found again within this time; until then its old node passes statements on or refuses them. */
const keptMs = 30_000;
const maxKept = 100_000;

/** `known` are the nodes at the start. */
export function createPlacements(
  coordinator: Database,
  known: Address[],
  open: (address: Address) => Database,
): Placements {
  const nodes = new Map<string, Database>();
  const kept = new Map<string, { node: Promise<Database>; untilMs: number }>();
  const preparations = new Set<(node: Database) => void>();

  const nodeAt = (address: Address): Database => {
    const name = `${address.host}:${address.port}`;
    const found = nodes.get(name);
    if (found) return found;
    const node = open(address);
    nodes.set(name, node);
    for (const prepare of preparations) prepare(node);
    return node;
  };
  for (const address of known) nodeAt(address);

  return {
    find(tenantId) {
      const found = kept.get(tenantId);
      if (found && found.untilMs > performance.now()) return found.node;
      const node = selectAddress(coordinator, tenantId).then(nodeAt);
      if (kept.size >= maxKept) kept.clear();
      kept.set(tenantId, { node, untilMs: performance.now() + keptMs });
      node.catch(() => kept.delete(tenantId));
      return node;
    },
    forget: (tenantId) => void kept.delete(tenantId),
    onNode(prepare) {
      preparations.add(prepare);
      for (const node of nodes.values()) prepare(node);
      return () => void preparations.delete(prepare);
    },
    nodes: () => [...nodes.values()],
  };
}

async function selectAddress(coordinator: Database, tenantId: string): Promise<Address> {
  const [address] = await coordinator.in({ kind: 'system' }).query<Address>(sql`
    select nodename as host, nodeport as port from pg_catalog.pg_dist_shard_placement
    where shardid = pg_catalog.get_shard_id_for_distribution_column('public.tenants', ${tenantId}::text)`);
  return address!;
}
