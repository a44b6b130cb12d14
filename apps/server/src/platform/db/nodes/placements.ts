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
  has(address: Address): boolean;
  add(address: Address): void;
  /** Closes all nodes but these. */
  retain(addresses: Address[]): Promise<void>;
  follow: Follow;
  nodes(): Database[];
}

/**
 * Calls `begin` with each node that is or becomes known. The function that `begin` returned is called when the node
 * leaves, or by the returned function.
 */
export type Follow = (begin: (node: Database) => End) => End;
export type End = () => Promise<unknown>;

/** A tenant that moved is found again within this time; until then its old node passes statements on or refuses them. */
const keptMs = 30_000;
const maxKept = 100_000;

export function createPlacements(coordinator: Database, open: (address: Address) => Database): Placements {
  const nodes = new Map<string, Database>();
  const kept = new Map<string, { node: Promise<Database>; untilMs: number }>();
  const followers = new Set<{ begin: (node: Database) => End; ends: Map<Database, End> }>();
  const nodeAt = (address: Address): Database => {
    const found = nodes.get(nameOf(address));
    if (found) return found;
    const node = open(address);
    nodes.set(nameOf(address), node);
    for (const { begin, ends } of followers) ends.set(node, begin(node));
    return node;
  };
  const close = async (node: Database) => {
    await Promise.all(
      [...followers].map(async ({ ends }) => {
        const end = ends.get(node);
        ends.delete(node);
        await end?.();
      }),
    );
    await node.close();
  };
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
    has: (address) => nodes.has(nameOf(address)),
    add: (address) => void nodeAt(address),
    async retain(addresses) {
      const names = addresses.map(nameOf);
      const leaving = [...nodes].filter(([name]) => !names.includes(name));
      if (leaving.length === 0) return;
      for (const [name] of leaving) nodes.delete(name);
      kept.clear();
      await Promise.all(leaving.map(([, node]) => close(node)));
    },
    follow(begin) {
      const follower = { begin, ends: new Map([...nodes.values()].map((node) => [node, begin(node)])) };
      followers.add(follower);
      return async () => {
        followers.delete(follower);
        await Promise.all([...follower.ends.values()].map((end) => end()));
      };
    },
    nodes: () => [...nodes.values()],
  };
}

function nameOf({ host, port }: Address): string {
  return `${host}:${port}`;
}

async function selectAddress(coordinator: Database, tenantId: string): Promise<Address> {
  const [address] = await coordinator.in({ kind: 'system' }).query<Address>(sql`
    select nodename as host, nodeport as port from pg_catalog.pg_dist_shard_placement
    where shardid = pg_catalog.get_shard_id_for_distribution_column('public.tenants', ${tenantId}::text)`);
  return address!;
}
