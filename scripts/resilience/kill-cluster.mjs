// Runs two api and two worker processes on one PostgreSQL and repeatedly kills one of each under load:
// `TEST_DATABASE_URL=… node scripts/resilience/kill-cluster.mjs [--rounds 10] [--expire-leases]`. A killed worker's
// jobs return when its lease ends after a minute; --expire-leases does not wait for it.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildStale } from '../build/start-program.mjs';
import { findDatabaseUrl } from '../testing/database-url.mjs';
import { startReceiver } from './event-receiver.mjs';
import { callOrThrow, waitFor } from './http-call.mjs';
import { findLosses, listAllUsers } from './list-users.mjs';
import { readRounds } from './read-rounds.mjs';
import { registerTenant } from './register-tenant.mjs';
import { endServer, startServer } from './server-process.mjs';
import { withTemporaryDatabase } from './temporary-database.mjs';
import { startWriter } from './user-writer.mjs';

const rounds = readRounds(10);
const isExpiringLeases = process.argv.includes('--expire-leases');
const minMs = 300;
const maxMs = 1500;
const deliveryTimeoutMs = 180_000;

const serverUrl = await findDatabaseUrl();
if (!serverUrl) {
  console.error('No PostgreSQL: set TEST_DATABASE_URL.');
  process.exit(1);
}
buildStale(['server', 'snapshot']);
const folder = mkdtempSync(join(tmpdir(), 'smile-cluster-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const receiver = await startReceiver();
const isRight = await withTemporaryDatabase(serverUrl, runRounds);
receiver.stop();
process.exitCode = isRight ? 0 : 1;

async function runRounds(databaseUrl, query) {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '5',
    DATA_DIR: folder,
    MASTER_KEY: randomBytes(32).toString('hex'),
    RATE_LIMIT: '0',
    WEBHOOK_ALLOW_PRIVATE: '1',
  };
  const start = (role) => startServer({ ...settings, ROLE: role });
  const apis = await Promise.all([start('api'), start('api')]);
  const workers = await Promise.all([start('worker'), start('worker')]);
  const { authorization } = await registerTenant(apis[0].url);
  await subscribe(apis[0].url, authorization);

  const urls = () => apis.map((api) => api.url);
  const writer = startWriter({ urls, authorization, connections: 6 });
  for (let round = 0; round < rounds; round++) {
    await delay(minMs + Math.random() * (maxMs - minMs));
    await Promise.all([
      replace(apis, round % 2, () => start('api')),
      replace(workers, round % 2, () => start('worker')),
    ]);
    console.log(
      `round ${round + 1}: ${writer.acknowledged.size} acknowledged, ${receiver.arrivals.size} events arrived`,
    );
  }
  await writer.stop();
  if (isExpiringLeases) await query('update jobs set run_at = now() where locked_by is not null and failed_at is null');
  const isRight = await judge({ url: apis[0].url, authorization, writer, query });
  await Promise.all([...apis, ...workers].map((server) => endServer(server)));
  return isRight;
}

function subscribe(url, authorization) {
  const secret = randomBytes(16).toString('hex');
  const body = { name: 'Receiver', url: receiver.url, eventTypes: ['USER_CREATED'], active: true, secret };
  return callOrThrow(`${url}/sandbox/v1/webhooks`, { method: 'POST', authorization, body });
}

async function replace(servers, at, start) {
  await endServer(servers[at], 'SIGKILL');
  servers[at] = await start();
}

async function judge({ url, authorization, writer, query }) {
  const users = await listAllUsers(url, authorization);
  const { lost, doubled } = findLosses(users, writer.acknowledged);
  const isWaiting = () => users.filter(({ id }) => !receiver.arrivals.has(id)).length;
  await waitFor('every event', () => isWaiting() === 0, deliveryTimeoutMs).catch(() => undefined);
  const all = [...receiver.arrivals.values()];
  const totals = {
    acknowledged: writer.acknowledged.size,
    users: users.length,
    repeated: writer.counts.repeated,
    lost: lost.length,
    doubled,
    refused: writer.refused.length,
    eventless: isWaiting(),
    withSeveralEvents: all.filter((counts) => counts.size > 1).length,
    ofNobody: receiver.arrivals.size + isWaiting() - users.length,
    repeatedDeliveries: all.reduce((sum, counts) => sum + [...counts.values()].reduce((a, b) => a + b - 1, 0), 0),
    deadJobs: Number((await query('select count(*) from jobs where failed_at is not null'))[0].count),
  };
  console.log(`${rounds} rounds of killing one api and one worker: ${JSON.stringify(totals)}`);
  const { eventless, withSeveralEvents, ofNobody, deadJobs, refused } = totals;
  return [lost.length, doubled, refused, eventless, withSeveralEvents, ofNobody, deadJobs].every((n) => n === 0);
}
