import { execFileSync } from 'node:child_process';
import { endServer, type ServerProcess, startServer } from '../../scripts/resilience/server-process.mjs';
import { percentilesOf } from '../burst.ts';
import { readCpuByProcess, spentByProcesses } from '../citus/cpu-of-database.ts';
import { openLanes } from '../load.ts';
import { onPostgres, prepareTenant, production, type Say, settings } from '../prepare.ts';
import { seedServer } from '../seed.ts';

const clients = 48;
const warmUp = 960;
const calls = [
  { name: 'GET /users?size=20', path: '/users?size=20', count: 4800 },
  { name: 'POST /users', path: '/users', body: '{}', count: 2400 },
];

interface Setup {
  name: string;
  processes: number;
  poolSize: number;
  /** Process and database share one core, the load has the other. */
  isPinned?: boolean;
}

const setups: Setup[] = [
  ...[2, 5, 10, 20].map((poolSize) => ({ name: `pool of ${poolSize}`, processes: 1, poolSize })),
  { name: 'two processes, pools of 5', processes: 2, poolSize: 5 },
  { name: 'two processes, pools of 10', processes: 2, poolSize: 10 },
  { name: 'pool of 10, process and database on one core', processes: 1, poolSize: 10, isPinned: true },
];

/** Calls a second of 48 clients by pool size and processes, and which component is busy. */
export function benchSaturation(say: Say): Promise<void> {
  return onPostgres(async (databaseUrl, folder) => {
    const given = { ...settings, DATA_DIR: folder, DATABASE_URL: databaseUrl };
    const { tenantId, authorization } = await prepareTenant(given);
    await seedServer(databaseUrl, tenantId);
    say(`calls of ${clients} clients, 100,000 users, two cores shared with the load unless one is named`);
    for (const setup of setups) {
      const servers: ServerProcess[] = [];
      for (let index = 0; index < setup.processes; index++)
        servers.push(
          await startServer({ ...given, ...production, ROLE: 'api', DATABASE_POOL_SIZE: String(setup.poolSize) }),
        );
      for (const call of calls) await measureCall(setup, call, { servers, databaseUrl, authorization }, say);
      for (const server of servers) await endServer(server);
    }
  }, say);
}

interface Running {
  servers: ServerProcess[];
  databaseUrl: string;
  authorization: string;
}

async function measureCall(
  { name, isPinned }: Setup,
  { name: callName, count, ...call }: (typeof calls)[number],
  { servers, databaseUrl, authorization }: Running,
  say: Say,
): Promise<void> {
  const share = clients / servers.length;
  const lanes = servers.map(({ url }) =>
    openLanes({ url: `${url}/sandbox/v1${call.path}`, authorization, ...(call.body && { body: call.body }) }, share),
  );
  const sendAll = async (total: number) =>
    (await Promise.all(lanes.map((each) => each.time(total / servers.length)))).flat();
  const database = new URL(databaseUrl).pathname.slice(1);
  const pids = servers.map(({ pid }) => pid!);
  const readCpu = () => readCpuByProcess(pids, database);
  await sendAll(warmUp);
  if (isPinned) pin([...readCpu().keys()], 0, [process.pid], 1);
  const [startedAt, before] = [performance.now(), readCpu()];
  const times = await sendAll(count);
  const elapsedMs = performance.now() - startedAt;
  const after = readCpu();
  for (const each of lanes) each.close();
  if (isPinned) pin([process.pid], '0-1', [], 0);
  const { p50, p99 } = percentilesOf(times);
  const spent = spentByProcesses(before, after, pids);
  const perSecond = Math.round((times.length * 1000) / elapsedMs);
  const costs = spent.map((ms) => (ms / times.length).toFixed(2));
  const busy = spent.map((ms) => (ms / elapsedMs).toFixed(2));
  say(
    `  ${name}, ${callName}: ${perSecond}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; processor time of a call: ` +
      `process ${costs[0]} ms, database ${costs[1]} ms; busy cores: ${busy.join(' and ')}`,
  );
}

function pin(pids: number[], core: number | string, others: number[], otherCore: number): void {
  const set = (pid: number, cores: number | string) =>
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(cores), String(pid)], { stdio: 'ignore' });
  for (const pid of pids) set(pid, core);
  for (const pid of others) set(pid, otherCore);
}
