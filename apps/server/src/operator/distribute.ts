import { createInterface } from 'node:readline/promises';
import type { Dependencies } from '../context.ts';
import type { Database } from '../platform/db/core/database.ts';
import {
  affectsOnlyNewNodes,
  type Distribution,
  distributeTables,
  findObstacle,
  isDistributed,
  listTables,
  planDistribution,
} from '../platform/db/nodes/distribute-tables.ts';
import { nodesTopic } from '../platform/db/nodes/watch-nodes.ts';
import { ConfigError } from '../platform/errors.ts';
import type { Command } from './command.ts';

/** How tables are placed on the nodes of a distributed database; unlisted tables are distributed by their tenant. */
export const distribution: Distribution = {
  tenantTable: 'tenants',
  // Read before the tenant is known, or for all tenants.
  reference: ['api_key_lookups', 'developer_sign_ins', 'email_links', 'readme_tokens', 'tenant_deletions'],
  // Written by a database function on the tenant's node.
  coordinator: ['throttles'],
  // Used by the platform only; tenants' transactions only add jobs.
  local: [
    'adapter_providers',
    'adapters',
    'jobs',
    'mailbox_messages',
    'rate_windows',
    'schedules',
    'schema_migrations',
    'settings',
  ],
};

/** Distributes the tables of a Citus coordinator over its nodes. */
export const distributeCommand: Command = {
  kind: 'database',
  name: 'distribute',
  required: [],
  summary:
    'distribute the database by tenant over the nodes of Citus; shows the plan and asks first; --yes skips the question',
  run: distribute,
};

/** @throws ConfigError when the database is not a coordinator with nodes, or other processes have it open */
export async function distribute(deps: Dependencies, given: string[], print: (line: string) => void): Promise<void> {
  const { database } = deps;
  const done = await database.withOwner(async (run) => {
    const obstacle = await findObstacle(run);
    if (obstacle) throw new ConfigError(`DATABASE_URL is wrong: the database cannot be distributed, ${obstacle}`);
    const tables = await listTables(run);
    const distributed = tables.filter((table) => isDistributed(table, distribution)).map(({ name }) => name);
    print(`By tenant (${distributed.length}): ${distributed.join(', ')}`);
    print(`On every node (${distribution.reference.length}): ${distribution.reference.join(', ')}`);
    const { coordinator, local } = distribution;
    print(`On the coordinator (${coordinator.length + local.length}): ${[...coordinator, ...local].join(', ')}`);
    const steps = await planDistribution(run, distribution);
    if (steps.length === 0) return 'nothing';
    for (const { text } of steps) print(`To do: ${text}`);
    const isForNewNodes = await affectsOnlyNewNodes(run, steps);
    if (!isForNewNodes && !(await database.isAlone()))
      throw new ConfigError(
        'Other processes have the database open. Stop every server, worker and operator command, then distribute.',
      );
    if (!given.includes('--yes') && !(await confirm(`Take these ${steps.length} steps? Type yes: `))) return 'refused';
    await distributeTables(run, steps, ({ text }) => print(text));
    return isForNewNodes ? 'nodes' : 'tables';
  });
  if (done === 'nodes') await database.in({ kind: 'system' }).notify(nodesTopic, '');
  print(outcomes[done]);
}

const outcomes = {
  nothing: 'The database is distributed already.',
  refused: 'Nothing was changed.',
  nodes: 'The nodes are ready, and processes use them now. Move tenants: select citus_rebalance_start().',
  tables: 'The database is distributed. Start the platform again.',
};

/**
 * Nodes without tenants may wait to be prepared.
 * @throws ConfigError when a distribution was interrupted
 */
export async function refuseInterrupted(database: Database): Promise<void> {
  if (!database.isCitus) return;
  const isInterrupted = await database.withOwner(async (run) => {
    if (!(await listTables(run)).some(({ isPlaced }) => isPlaced)) return false;
    const steps = await planDistribution(run, distribution);
    return steps.length > 0 && !(await affectsOnlyNewNodes(run, steps));
  });
  if (isInterrupted)
    throw new ConfigError(
      'DATABASE_URL is wrong: only a part of the database is distributed over its nodes. Finish with: npm run operator -- distribute',
    );
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim() === 'yes';
  } finally {
    terminal.close();
  }
}
