// Kills workers and the database at random under load, with a receiver that sometimes fails, and compares published
// with delivered events: none lost, and duplicates only with the same event id. `npm run soak -- [--rounds 10]
// [--embedded]`: on the PostgreSQL of TEST_DATABASE_URL a round kills a worker, stops one, or cuts all database
// connections; on the embedded database it kills the server, which is both.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildStale } from './build/start-program.mjs';
import { startReceiver } from './resilience/event-receiver.mjs';
import { callOrThrow, waitFor } from './resilience/http-call.mjs';
import { findLosses, listAllUsers } from './resilience/list-users.mjs';
import { readRounds } from './resilience/read-rounds.mjs';
import { registerTenant } from './resilience/register-tenant.mjs';
import { endServer, startServer } from './resilience/server-process.mjs';
import { withTemporaryDatabase } from './resilience/temporary-database.mjs';
import { startWriter } from './resilience/user-writer.mjs';
import { findDatabaseUrl } from './testing/database-url.mjs';

const rounds = readRounds(10);
const shareOfFailures = 0.1;
const minMs = 200;
const maxMs = 1500;
const deliveryTimeoutMs = 240_000;

buildStale(['server', 'snapshot']);
const folder = mkdtempSync(join(tmpdir(), 'smile-soak-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const settings = {
  DATA_DIR: folder,
  DEMO: '0',
  MASTER_KEY: randomBytes(32).toString('hex'),
  RATE_LIMIT: '0',
  WEBHOOK_ALLOW_PRIVATE: '1',
  WEBHOOK_RETRY_SECONDS: '1,1,2,2,4,4,8',
};
const receiver = await startReceiver({ shareOfFailures });
const serverUrl = process.argv.includes('--embedded') ? null : await findDatabaseUrl();
const isRight = await (serverUrl ? withTemporaryDatabase(serverUrl, soakServer) : soakEmbedded());
receiver.stop();
process.exitCode = isRight ? 0 : 1;

async function soakServer(databaseUrl, query) {
  const given = { ...settings, DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: '5' };
  const api = await startServer({ ...given, ROLE: 'api' });
  const startWorker = () => startServer({ ...given, ROLE: 'worker' });
  const workers = await Promise.all([startWorker(), startWorker()]);
  const { authorization, writer } = await startLoad(() => api.url);
  const replaceWorker = async (at, signal) => {
    await endServer(workers[at], signal);
    workers[at] = await startWorker();
  };
  const blows = {
    'killed a worker': (round) => replaceWorker(round % 2, 'SIGKILL'),
    'stopped a worker': (round) => replaceWorker(round % 2, 'SIGTERM'),
    'cut the database': () =>
      query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`),
  };
  // Shuffles the three failures and repeats, so that a short run has all of them.
  let waiting = [];
  for (let round = 0; round < rounds; round++) {
    await delay(minMs + Math.random() * (maxMs - minMs));
    if (waiting.length === 0) waiting = Object.entries(blows);
    const [what, strike] = takeAny(waiting);
    await strike(round);
    report(round, what, writer);
  }
  await writer.stop();
  await query('update jobs set run_at = now() where locked_by is not null and failed_at is null');
  const isRight = await judge(api.url, authorization, writer.acknowledged);
  const dead = await query('select name, attempts, last_error from jobs where failed_at is not null');
  for (const { name, attempts, last_error } of dead)
    console.log(`dead after ${attempts} attempts: ${name}: ${last_error}`);
  await Promise.all([api, ...workers].map((server) => endServer(server)));
  return isRight && dead.length === 0;
}

async function soakEmbedded() {
  let server = await startServer(settings);
  const { authorization, writer } = await startLoad(() => server.url);
  for (let round = 0; round < rounds; round++) {
    await delay(minMs + Math.random() * (maxMs - minMs));
    await endServer(server, 'SIGKILL');
    server = await startServer(settings);
    report(round, 'killed the server', writer);
  }
  await writer.stop();
  const isRight = await judge(server.url, authorization, writer.acknowledged);
  await endServer(server);
  return isRight;
}

async function startLoad(url) {
  const { authorization } = await waitFor('a tenant', () => registerTenant(url()));
  const body = { name: 'Receiver', url: receiver.url, eventTypes: ['USER_CREATED'], active: true, secret: 's' };
  await callOrThrow(`${url()}/sandbox/v1/webhooks`, { method: 'POST', authorization, body });
  return { authorization, writer: startWriter({ urls: () => [url()], authorization, connections: 4 }) };
}

function takeAny(choices) {
  return choices.splice(Math.floor(Math.random() * choices.length), 1)[0];
}

function report(round, what, writer) {
  console.log(`round ${round + 1}: ${what}, ${writer.acknowledged.size} published, ${receiver.arrivals.size} arrived`);
}

async function judge(url, authorization, acknowledged) {
  const users = await waitFor('the users', () => listAllUsers(url, authorization).catch(() => null));
  const missing = () => users.filter(({ id }) => !receiver.arrivals.has(id)).length;
  await waitFor('every event', () => missing() === 0, deliveryTimeoutMs).catch(() => undefined);
  const { lost, doubled } = findLosses(users, acknowledged);
  const arrivals = [...receiver.arrivals.values()];
  const totals = {
    published: users.length,
    lostUsers: lost.length + doubled,
    lostEvents: missing(),
    underSeveralIds: arrivals.filter((counts) => counts.size > 1).length,
    repeated: arrivals.reduce((sum, counts) => sum + [...counts.values()].reduce((a, b) => a + b - 1, 0), 0),
  };
  console.log(`${rounds} rounds: ${JSON.stringify(totals)}`);
  return totals.lostUsers + totals.lostEvents + totals.underSeveralIds === 0;
}
