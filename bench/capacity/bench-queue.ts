import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { ask, citusUrl, createCitusDatabase } from '../../apps/server/testing/citus/create-citus-database.ts';
import { type Child, startChild } from '../child-process.ts';
import { readCpuByProcess, spentByProcesses } from '../citus/cpu-of-database.ts';
import { onPostgres, prepareTenant, type Say, settings } from '../prepare.ts';
import { inNewFolder } from '../temporary.ts';
import { groups, type QueueTask, queue } from './queue-process.ts';

const window = { warmUpMs: 1500, measureMs: 3000 };
/** More than can run meanwhile. */
const backlog = 250_000;

interface Place {
  name: string;
  databaseUrl: string;
  /** The database that has the jobs. */
  jobsUrl: string;
  tenantId: string | null;
}

/** Jobs a second of one queue: enqueued one by one, and run from a backlog by several workers. */
export async function benchQueue(say: Say): Promise<void> {
  say('jobs that do nothing, with the limits of webhook deliveries; a second, on two cores with database and load');
  await onPostgres(async (databaseUrl, folder) => {
    await prepareTenant({ ...settings, DATA_DIR: folder, DATABASE_URL: databaseUrl });
    await measurePlace({ name: 'PostgreSQL', databaseUrl, jobsUrl: databaseUrl, tenantId: null }, say);
  }, say);
  if (!citusUrl) return say('No Citus: set TEST_CITUS_URL to a coordinator.');
  const citus = await createCitusDatabase();
  try {
    await inNewFolder(async (folder) => {
      const given = { ...settings, DATA_DIR: folder, DATABASE_URL: citus.url };
      execFileSync('npm', ['run', 'operator', '--', 'distribute', '--yes'], {
        env: { ...process.env, ...given, MAIL: 'log' },
      });
      const { tenantId } = await prepareTenant(given);
      const databaseUrl = citus.url;
      await measurePlace({ name: 'Citus, coordinator', databaseUrl, jobsUrl: databaseUrl, tenantId: null }, say);
      const [node] = await ask<{ port: number }>(
        databaseUrl,
        `select nodeport as port from pg_dist_shard_placement
         where shardid = get_shard_id_for_distribution_column('tenants', '${tenantId}')`,
      );
      const jobsUrl = citus.nodeUrls.find((url) => new URL(url).port === String(node!.port))!;
      await measurePlace({ name: 'Citus, one node', databaseUrl, jobsUrl, tenantId }, say);
    });
  } finally {
    await citus.drop();
  }
}

async function measurePlace(place: Place, say: Say): Promise<void> {
  const database = new pg.Client({ connectionString: place.jobsUrl });
  await database.connect();
  const measure = async (name: string, tasks: QueueTask['does'][]) => {
    await database.query('truncate jobs');
    if (tasks.every((does) => does === 'work')) await fill(database);
    const { databaseUrl, tenantId } = place;
    const children = tasks.map((does) => ({
      does,
      child: startChild('queue', { databaseUrl, does, tenantId, ...window } satisfies QueueTask),
    }));
    say(`${place.name}, ${name}: ${await describeRun(children, database.database!)}`);
    for (const { child } of children) await child.end();
  };
  try {
    await measure('enqueued by one process', ['enqueue']);
    for (const workers of [1, 2, 4]) await measure(`${workers} workers on a backlog`, Array(workers).fill('work'));
    await measure('enqueued by one process while one worker runs them', ['enqueue', 'work']);
    await database.query('truncate jobs');
  } finally {
    await database.end();
  }
}

async function fill(database: pg.Client): Promise<void> {
  await database.query(
    `insert into jobs (queue, group_key, name, payload, run_at, max_attempts)
     select $1, n % $2, 'bench.nothing', jsonb_build_object('group', (n % $2)::text), now(), 3
     from generate_series(1, $3::integer) n`,
    [queue.name, groups, backlog],
  );
  await database.query('vacuum (analyze) jobs');
}

/** Rates by task, and the cores that processes and database were busy with. */
async function describeRun(children: { does: string; child: Child }[], database: string): Promise<string> {
  const pids = await Promise.all(children.map(({ child }) => child.readAnswer<number>()));
  const read = () => readCpuByProcess(pids, database);
  const [startedAt, before] = [performance.now(), read()];
  const rates = await Promise.all(children.map(({ child }) => child.readAnswer<number>()));
  const after = read();
  const elapsedMs = performance.now() - startedAt;
  const spent = spentByProcesses(before, after, pids);
  const totals = new Map<string, number>();
  for (const [index, { does }] of children.entries()) totals.set(does, (totals.get(does) ?? 0) + rates[index]!);
  const parts = [...totals].map(([does, rate]) => `${Math.round(rate)} ${does === 'work' ? 'run' : 'enqueued'}`);
  const total = rates.reduce((sum, rate) => sum + rate, 0);
  const [own, others] = spent.map((ms) => (ms * 1000) / ((total * elapsedMs) / 1000));
  const busy = spent.map((ms) => (ms / elapsedMs).toFixed(2));
  return `${parts.join(', ')}; processor time of each: process ${Math.round(own!)} µs, database ${Math.round(others!)} µs; busy cores: ${busy.join(' and ')}`;
}
