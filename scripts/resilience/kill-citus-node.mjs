// Kills the server of one Citus node after the other under load, and starts it again:
// `TEST_CITUS_URL=… node scripts/resilience/kill-citus-node.mjs [--rounds 20]`. The nodes must run on this machine, and
// this process must be root or their user.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildStale } from '../build/start-program.mjs';
import { root, serverDist, serverFolder } from '../build/targets.mjs';
import { waitFor } from './http-call.mjs';
import { findLosses, listAllUsers } from './list-users.mjs';
import { readRounds } from './read-rounds.mjs';
import { registerTenant } from './register-tenant.mjs';
import { endServer, startServer } from './server-process.mjs';
import { startWriter } from './user-writer.mjs';

const { Client } = createRequire(join(root, serverFolder, 'package.json'))('pg');
const rounds = readRounds(20);
const minMs = 300;
const maxMs = 1500;
const startTimeoutMs = 120_000;
const connections = 3;

const citusUrl = process.env.TEST_CITUS_URL;
if (!citusUrl) {
  console.error('No Citus: set TEST_CITUS_URL to a coordinator.');
  process.exit(1);
}
buildStale(['server', 'snapshot']);
const folder = mkdtempSync(join(tmpdir(), 'smile-citus-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const settings = {
  DATABASE_POOL_SIZE: '5',
  DATA_DIR: folder,
  MASTER_KEY: randomBytes(32).toString('hex'),
  RATE_LIMIT: '0',
};
const name = `smile_kill_${process.pid}`;
const nodes = await ask(citusUrl, 'select nodename as host, nodeport as port from pg_dist_node order by groupid');
const [databaseUrl, ...nodeUrls] = nodes.map((node) => urlOf(node, name));
const servers = await Promise.all(nodeUrls.map(findServer));
try {
  await createDatabase();
  process.exitCode = (await runRounds()) ? 0 : 1;
} finally {
  for (const node of nodes) await dropDatabase(node);
}

function urlOf({ host, port }, database = new URL(citusUrl).pathname.slice(1)) {
  return Object.assign(new URL(citusUrl), { hostname: host, port, pathname: `/${database}` }).href;
}

async function ask(url, ...statements) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Where the server of a node keeps its data, and how it is started. */
async function findServer(url) {
  const home = Object.assign(new URL(url), { pathname: new URL(citusUrl).pathname }).href;
  const [{ data, bin }] = await ask(
    home,
    "select current_setting('data_directory') as data, setting as bin from pg_config where name = 'BINDIR'",
  );
  const { uid, gid } = statSync(data);
  return { url, data, bin, user: process.getuid() === 0 ? { uid, gid } : {} };
}

async function createDatabase() {
  for (const node of nodes) {
    const create = `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`;
    await ask(urlOf(node), 'set citus.enable_create_database_propagation = off', create);
    await ask(urlOf(node, name), 'create extension citus');
  }
  const [coordinator, ...workers] = nodes;
  await ask(
    databaseUrl,
    `select citus_set_coordinator_host('${coordinator.host}', ${coordinator.port})`,
    ...workers.map(({ host, port }) => `select citus_add_node('${host}', ${port})`),
  );
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, MAIL: 'log', ...settings };
  execFileSync(process.execPath, [join(root, serverDist, 'operator.js'), 'distribute', '--yes'], { env });
}

/** Citus takes up to a minute to end what a killed node had prepared. */
async function dropDatabase(node) {
  const prepared = await ask(
    urlOf(node, name),
    'select gid from pg_prepared_xacts where database = current_database()',
  );
  for (const { gid } of prepared) await ask(urlOf(node, name), `rollback prepared '${gid}'`).catch(() => undefined);
  await ask(urlOf(node), `drop database if exists ${name} with (force)`);
}

async function runRounds() {
  const api = await startServer({ DATABASE_URL: databaseUrl, ROLE: 'api', ...settings });
  const worker = await startServer({ DATABASE_URL: databaseUrl, ROLE: 'worker', ...settings });
  const writers = [];
  for (const { authorization } of await registerOnEach(api.url))
    writers.push({ authorization, writer: startWriter({ urls: () => [api.url], authorization, connections }) });
  const count = () => writers.map(({ writer }) => writer.acknowledged.size).join(' and ');
  for (let round = 0; round < rounds; round++) {
    await delay(minMs + Math.random() * (maxMs - minMs));
    await replace(servers[round % servers.length]);
    console.log(`round ${round + 1}: ${count()} acknowledged`);
  }
  await delay(maxMs);
  const before = count();
  await waitFor('writes after the last round', () => count() !== before, startTimeoutMs);
  const totals = { acknowledged: 0, repeated: 0, lost: 0, doubled: 0, refused: 0 };
  for (const { authorization, writer } of writers) {
    await writer.stop();
    const { lost, doubled } = findLosses(await listAllUsers(api.url, authorization), writer.acknowledged);
    totals.acknowledged += writer.acknowledged.size;
    totals.repeated += writer.counts.repeated;
    totals.lost += lost.length;
    totals.doubled += doubled;
    totals.refused += writer.refused.length;
  }
  console.log(`${rounds} rounds of killing a node: ${JSON.stringify(totals)}`);
  await Promise.all([endServer(api), endServer(worker)]);
  return totals.lost + totals.doubled + totals.refused === 0;
}

/** A tenant on each node. */
async function registerOnEach(url) {
  const found = new Map();
  while (found.size < nodeUrls.length) {
    const tenant = await registerTenant(url);
    const [{ port }] = await ask(
      databaseUrl,
      `select nodeport as port from pg_dist_shard_placement
       where shardid = get_shard_id_for_distribution_column('tenants', '${tenant.tenantId}')`,
    );
    found.set(port, tenant);
  }
  return found.values();
}

async function replace({ url, data, bin, user }) {
  process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  // Its sessions must end first.
  const start = () =>
    spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-l', join(data, 'restarts.log'), '-w', 'start'], {
      ...user,
      stdio: 'ignore',
    }).status === 0;
  await waitFor('the node', start, startTimeoutMs);
  await waitFor('the node to answer', () => ask(url, 'select 1').catch(() => null), startTimeoutMs);
}
