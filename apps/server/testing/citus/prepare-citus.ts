import type { TestProject } from 'vitest/node';
import { distribution } from '../../src/operator/distribute.ts';
import { migrationsFolder } from '../../src/paths.ts';
import type { Database } from '../../src/platform/db/core/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { distributeTables, planDistribution } from '../../src/platform/db/nodes/distribute-tables.ts';
import { openNodes } from '../../src/platform/db/nodes/open-nodes.ts';
import { openServerDatabase } from '../../src/platform/db/open-database.ts';
import { createLog, type Log } from '../../src/platform/log.ts';
import {
  type CitusDatabase,
  citusUrl,
  closeToOthers,
  createCitusDatabase,
  type Nodes,
} from './create-citus-database.ts';

/** With `TEST_ON_CITUS=1`, all API tests run on the coordinator of `TEST_CITUS_URL`. */
export const runsOnCitus = citusUrl !== null && process.env.TEST_ON_CITUS === '1';

/** Prepares one distributed database that every app of the project's tests copies. */
export async function prepareCitus(project: TestProject): Promise<() => Promise<void>> {
  const name = `smile_citus_test_${process.pid}_${project.name.replaceAll('-', '_')}`;
  const database = await createDistributedDatabase(name);
  await closeToOthers(database);
  project.provide('testDatabase', { citusTemplate: name });
  return () => database.drop();
}

export async function createDistributedDatabase(
  name?: string,
  { migrations = migrationsFolder, ...nodes }: Nodes & { migrations?: string } = {},
): Promise<CitusDatabase> {
  const created = await createCitusDatabase(name, null, nodes);
  const database = openServerDatabase(created.url, 2, createLog('warn'));
  await migrate(database, migrations);
  await database.withOwner(async (run) => {
    await run('set citus.shard_count = 4');
    await distributeTables(run, await planDistribution(run, distribution), () => undefined);
  });
  await database.close();
  return created;
}

const poolSize = 4;
const waitMs = 120_000;

export async function openCitusCopy(template: string, log: Log): Promise<Database> {
  const { url, drop } = await createCitusDatabase(`${template}_${Math.random().toString(36).slice(2, 8)}`, template);
  const database = await openDistributed(url, log);
  return { ...database, close: () => database.close().then(drop) };
}

interface DistributedOptions {
  waitMs?: number;
  answerMs?: number;
  watchMs?: number | null;
}

/** The time limits are long enough for a slow machine; nodes are looked for only when `distribute` says so. */
export function openDistributed(url: string, log: Log, given: DistributedOptions = {}): Promise<Database> {
  const options = { waitMs, watchMs: null, ...given };
  const coordinator = openServerDatabase(url, poolSize, log, { waitMs: options.waitMs });
  return openNodes(coordinator, { url, poolSize, log, ...options });
}
