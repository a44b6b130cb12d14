import pg from 'pg';

/** A coordinator whose nodes tests may create databases on; without it, tests of distribution are skipped. */
export const citusUrl: string | null = process.env.TEST_CITUS_URL || null;

export function reportSkipped(name: string): void {
  if (!citusUrl) process.stdout.write(`skipped ${name}: TEST_CITUS_URL names no Citus coordinator\n`);
}

export interface CitusDatabase {
  url: string;
  /** The same database on each node that has shards. */
  nodeUrls: string[];
  drop(): Promise<void>;
}

interface Node {
  host: string;
  port: number;
  isCoordinator: boolean;
}

/** An empty database with the coordinator and nodes of `TEST_CITUS_URL`. */
export async function createCitusDatabase(): Promise<CitusDatabase> {
  const name = `smile_citus_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const nodes = await ask<Node>(
    citusUrl!,
    `select nodename as host, nodeport as port, groupid = 0 as "isCoordinator" from pg_dist_node order by groupid`,
  );
  const at = ({ host, port }: Node, database: string) =>
    Object.assign(new URL(citusUrl!), { hostname: host, port, pathname: `/${database}` }).href;
  const home = (node: Node) => at(node, new URL(citusUrl!).pathname.slice(1));
  for (const node of nodes) {
    await ask(
      home(node),
      'set citus.enable_create_database_propagation = off',
      `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
    );
    await ask(at(node, name), 'create extension citus');
  }
  const coordinator = nodes.find(({ isCoordinator }) => isCoordinator)!;
  const url = at(coordinator, name);
  await ask(
    url,
    `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
    ...nodes
      .filter((node) => node !== coordinator)
      .map(({ host, port }) => `select citus_add_node('${host}', ${port})`),
  );
  return {
    url,
    nodeUrls: nodes.filter((node) => node !== coordinator).map((node) => at(node, name)),
    async drop() {
      for (const node of nodes) await ask(home(node), `drop database if exists ${name} with (force)`);
    },
  };
}

/** Runs statements on a connection of their own; returns the rows of the last. */
export async function ask<Row>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}
