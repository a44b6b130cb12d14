import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import {
  ask,
  type CitusDatabase,
  citusUrl,
  createCitusDatabase,
  reportSkipped,
} from '../../testing/citus/create-citus-database.ts';
import { offCitus } from '../../testing/citus/off-citus.ts';
import { testApp } from '../../testing/test-app.ts';
import { readConfig } from '../config.ts';
import { systemContext } from '../context.ts';
import { createDemo } from '../demo/create-demo.ts';
import { openDependencies } from '../dependencies.ts';
import {
  distributeTables,
  isDistributed,
  listTables,
  planDistribution,
} from '../platform/db/nodes/distribute-tables.ts';
import { openNodes } from '../platform/db/nodes/open-nodes.ts';
import { openServerDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';
import { distribute, distribution, refuseInterrupted } from './distribute.ts';

describe('distribution over nodes', () => {
  offCitus('undistributed')('does not ask a database without Citus for interrupted steps', async () => {
    const { database } = (await testApp()).deps;
    const withOwner = vi.fn(database.withOwner);
    await refuseInterrupted({ ...database, withOwner: withOwner as typeof database.withOwner });
    expect(withOwner).not.toHaveBeenCalled();
  });

  it('has one place for every table of the catalogue', async () => {
    const tables = await (await testApp()).deps.database.withOwner(listTables);
    const { reference, coordinator, local } = distribution;
    const places = tables.flatMap((table) => [
      ...(isDistributed(table, distribution) ? [table.name] : []),
      ...[reference, coordinator, local].flatMap((names) => names.filter((name) => name === table.name)),
    ]);
    expect(places.sort()).toEqual(tables.map(({ name }) => name));
    for (const name of [...coordinator, ...local])
      expect(tables.find((table) => table.name === name)).toMatchObject({ hasTenant: false });
  });

  offCitus('undistributed')('refuses a database without Citus', async () => {
    const { deps } = await testApp();
    await expect(distribute(deps, ['--yes'], () => undefined)).rejects.toThrow(
      /cannot be distributed, it has no extension/,
    );
  });
});

reportSkipped('distribution over nodes');
describe.runIf(citusUrl)('distribution over the nodes of Citus', () => {
  let database: CitusDatabase;
  beforeAll(async () => {
    database = await createCitusDatabase();
  });
  afterAll(() => database?.drop());

  it('refuses a node whose commits do not wait for its disk', async () => {
    const node = database.nodeUrls[0]!;
    const name = new URL(node).pathname.slice(1);
    const alter = (change: string) =>
      ask(node, 'set citus.enable_ddl_propagation = off', `alter database ${name} ${change}`);
    await alter('set synchronous_commit = off');
    const deps = await openTestDependencies(database.url);
    try {
      await expect(distribute(deps, ['--yes'], () => undefined)).rejects.toThrow(
        `synchronous_commit is off on ${new URL(node).host}, which loses writes.`,
      );
    } finally {
      await deps.database.close();
      await alter('reset synchronous_commit');
    }
  });

  it('refuses while another process serves, then distributes all rows once', async () => {
    const open = () => openTestDependencies(database.url);
    const lines: string[] = [];
    const deps = await open();
    await createDemo(systemContext(deps));
    const counts = await countRows(database.url);
    const other = await open();
    await expect(distribute(deps, ['--yes'], () => undefined)).rejects.toThrow(
      /Other processes have the database open/,
    );
    await other.database.close();

    const interrupted = deps.database.withOwner(async (run) =>
      distributeTables(run, await planDistribution(run, distribution), ({ text }) => {
        if (text === 'distribute by tenant: users') throw new Error('interrupted');
      }),
    );
    await expect(interrupted).rejects.toThrow('interrupted');
    await expect(refuseInterrupted(deps.database)).rejects.toThrow('Finish with: npm run operator -- distribute');

    await distribute(deps, ['--yes'], (line) => lines.push(line));
    expect(lines.at(-1)).toBe('The database is distributed. Start the platform again.');
    await refuseInterrupted(deps.database);
    expect(await countRows(database.url)).toEqual(counts);
    await distribute(deps, [], (line) => lines.push(line));
    expect(lines.at(-1)).toBe('The database is distributed already.');
    await deps.database.close();

    const placed = await ask<{ kind: string; count: string }>(
      database.url,
      `
      select concat(partmethod, repmodel) as kind, count(*)::text from pg_dist_partition
      join pg_class on oid = logicalrelid where not relispartition group by 1 order by 1`,
    );
    const { reference, coordinator } = distribution;
    expect(placed).toEqual([
      { kind: 'hs', count: String(counts.length - reference.length - coordinator.length - distribution.local.length) },
      { kind: 'ns', count: String(coordinator.length) },
      { kind: 'nt', count: String(reference.length) },
    ]);
    const left = await ask(
      database.url,
      `
      select logicalrelid from pg_dist_partition where partmethod = 'h' and pg_relation_size(logicalrelid) > 0`,
    );
    expect(left).toEqual([]);
  });
});

async function openTestDependencies(url: string) {
  const log = createLog('fatal');
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(join(inject('dataFolder'), 'app-')),
    DEMO: '0',
    MASTER_KEY: '11'.repeat(32),
  });
  const database = await openNodes(openServerDatabase(url, 4, log), { url, poolSize: 4, log });
  return openDependencies(config, log, { database });
}

async function countRows(url: string): Promise<[string, number][]> {
  const tables = await ask<{ name: string }>(
    url,
    `
    select relname::text as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`,
  );
  const counts: [string, number][] = [];
  for (const { name } of tables) {
    const [row] = await ask<{ count: string }>(url, `select count(*) from ${name}`);
    counts.push([name, Number(row!.count)]);
  }
  return counts;
}
