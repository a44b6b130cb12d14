import pg from 'pg';

/** Coordinator on whose nodes tests may create databases; Citus tests are skipped without it. */
export const citusUrl: string | null = process.env.TEST_CITUS_URL || null;

export function reportSkipped(name: string): void {
  if (!citusUrl) process.stdout.write(`skipped ${name}: TEST_CITUS_URL names no Citus coordinator\n`);
}

export interface CitusDatabase {
  url: string;
  /** The database on each node with shards. */
  nodeUrls: string[];
  drop(): Promise<void>;
}

export interface Node {
  host: string;
  port: number;
  isCoordinator: boolean;
}

export interface Nodes {
  /** The address under which the database knows a node, such as that of a proxy. */
  addressOf?: (node: Node) => Node;
  /** How many of the nodes with shards the database knows; by default all. */
  nodeCount?: number;
}

export function listNodes(): Promise<Node[]> {
  return ask(
    citusUrl!,
    'select nodename as host, nodeport as port, groupid = 0 as "isCoordinator" from pg_dist_node order by groupid',
  );
}

/**
 * Creates an empty database on the coordinator and nodes of `TEST_CITUS_URL`, or a copy of another one.
 */
export async function createCitusDatabase(
  name = randomName(),
  template: string | null = null,
  { addressOf = (node) => node, nodeCount }: Nodes = {},
): Promise<CitusDatabase> {
  const nodes = await listNodes();
  for (const node of nodes)
    await ask(
      at(node, home),
      'set citus.enable_create_database_propagation = off',
      template
        ? `create database ${name} template ${template}`
        : `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
    );
  const coordinator = nodes.find(({ isCoordinator }) => isCoordinator)!;
  const workers = nodes.filter((node) => node !== coordinator).map(addressOf);
  const url = at(coordinator, name);
  if (!template) await addNodes(name, coordinator, workers.slice(0, nodeCount));
  return {
    url,
    nodeUrls: workers.map((node) => at(node, name)),
    async drop() {
      for (const node of nodes) await ask(at(node, home), `drop database if exists ${name} with (force)`);
    },
  };
}

const home = citusUrl ? new URL(citusUrl).pathname.slice(1) : '';
const randomName = () => `smile_citus_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;

function at({ host, port }: Node, database: string): string {
  return Object.assign(new URL(citusUrl!), { hostname: host, port, pathname: `/${database}` }).href;
}

async function addNodes(name: string, coordinator: Node, workers: Node[]): Promise<void> {
  for (const node of [coordinator, ...workers]) await ask(at(node, name), 'create extension citus');
  await ask(
    at(coordinator, name),
    `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
    ...workers.map(({ host, port }) => `select citus_add_node('${host}', ${port})`),
  );
}

/** Only a database without connections can be copied, and Citus keeps a connection of its own to each. */
export async function closeToOthers({ url, nodeUrls }: CitusDatabase): Promise<void> {
  for (const each of [url, ...nodeUrls]) {
    const name = new URL(each).pathname.slice(1);
    await ask(
      Object.assign(new URL(each), { pathname: `/${home}` }).href,
      `alter database ${name} with allow_connections false`,
      `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`,
    );
  }
}

/** Runs statements on a new connection; returns the rows of the last one. */
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
