import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { citusUrl, createCitusDatabase } from '../../apps/server/testing/citus/create-citus-database.ts';
import { findFreePort } from '../../scripts/resilience/free-port.mjs';
import { callOrThrow, waitFor } from '../../scripts/resilience/http-call.mjs';
import { endServer, type ServerProcess, startServer } from '../../scripts/resilience/server-process.mjs';
import { type Addresses, connectOnce } from '../connects.ts';
import { type DeliveryReceiver, startDeliveryReceiver } from '../delivery-receiver.ts';
import { openLanes } from '../load.ts';
import { median } from '../measure/figures.ts';
import { type ExpectGoal, prepareTenant, production, type Say, settings } from '../prepare.ts';
import { inNewFolder, withDatabase } from '../temporary.ts';
import { readCpuByProcess, spentBetween } from './cpu-of-database.ts';

const goal = 1.5;
const rounds = 5;
const connections = 4;
const connects = 8;

interface Side {
  name: string;
  at: Addresses;
  receiver: DeliveryReceiver;
  database: pg.Client;
  cpu(): Map<number, number>;
  setWebhookActive(isActive: boolean): Promise<unknown>;
}

const newUser = { path: '/users', body: '{}' };

/** `count` is the number of requests in a round. */
const operations: { name: string; count: number; run(side: Side, count: number): Promise<unknown> }[] = [
  { name: 'GET /users?size=20', count: 1200, run: (side, count) => send(side, { path: '/users?size=20' }, count) },
  { name: 'POST /users', count: 400, run: (side, count) => send(side, newUser, count) },
  { name: 'connect flow', count: connects, run: connectAll },
  { name: 'POST /users with a delivery', count: 200, run: createAndDeliver },
];

/**
 * Compares plain PostgreSQL with a coordinator and its nodes on the same cores: the processor time of the server and
 * of the database's sessions. It measures what Citus adds, not how it scales.
 */
export async function benchCitus(say: Say, expectGoal: ExpectGoal): Promise<void> {
  if (!citusUrl) return say('No Citus: set TEST_CITUS_URL to a coordinator.');
  await withDatabase(citusUrl, async (plainUrl) => {
    const citus = await createCitusDatabase();
    try {
      await inNewFolder(async (folder) => {
        const env = { ...process.env, DATABASE_URL: citus.url, MAIL: 'log', ...settings, DATA_DIR: folder };
        execFileSync('npm', ['run', 'operator', '--', 'distribute', '--yes'], { env });
        await onSide('PostgreSQL', plainUrl, folder, (plain) =>
          onSide('Citus', citus.url, folder, (distributed) => compareSides(plain, distributed, say, expectGoal)),
        );
      });
    } finally {
      await citus.drop();
    }
  });
}

async function compareSides(plain: Side, distributed: Side, say: Say, expectGoal: ExpectGoal): Promise<void> {
  say('processor time of a request, server and database: what Citus adds on the same cores, not how it scales');
  for (const { name, count, run } of operations) {
    const measure = async (side: Side) => {
      const before = side.cpu();
      await run(side, count);
      return spentBetween(before, side.cpu()) / count;
    };
    for (const side of [plain, distributed]) await run(side, Math.ceil(count / 2));
    const spent = new Map<Side, number[]>([plain, distributed].map((side) => [side, []]));
    for (let round = 0; round < rounds; round++)
      for (const side of round % 2 ? [plain, distributed] : [distributed, plain])
        spent.get(side)!.push(await measure(side));
    const ratios = spent.get(distributed)!.map((ms, round) => ms / spent.get(plain)![round]!);
    const middle = median(ratios);
    const each = [plain, distributed]
      .map((side) => `${side.name} ${median(spent.get(side)!).toFixed(2)} ms`)
      .join(', ');
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    say(`  ${name}: ${each}, ${middle.toFixed(2)} times (${range}, goal ${goal})`);
    expectGoal(`Citus: ${name}`, middle <= goal);
  }
}

async function onSide(name: string, url: string, folder: string, work: (side: Side) => Promise<void>): Promise<void> {
  const linkPort = String(await findFreePort());
  const given = { ...settings, DATA_DIR: join(folder, name), DATABASE_URL: url };
  const { authorization } = await prepareTenant(given);
  const server = await startServer({ ...given, LINK_PORT: linkPort, WEBHOOK_ALLOW_PRIVATE: '1', ...production });
  const receiver = await startDeliveryReceiver();
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const side = await prepareSide(name, { server, linkPort, authorization, receiver, database });
  try {
    await work(side);
  } finally {
    await database.end();
    await endServer(server);
    receiver.close();
  }
}

interface Parts {
  server: ServerProcess;
  linkPort: string;
  authorization: string;
  receiver: DeliveryReceiver;
  database: pg.Client;
}

async function prepareSide(
  name: string,
  { server, linkPort, authorization, receiver, database }: Parts,
): Promise<Side> {
  const api = `${server.url}/sandbox/v1`;
  const webhook = { name: 'Bench', url: receiver.url, eventTypes: ['USER_CREATED'], active: false, secret: 's' };
  const { id } = await callOrThrow<{ id: string }>(`${api}/webhooks`, { method: 'POST', authorization, body: webhook });
  return {
    name,
    at: { api, link: `http://127.0.0.1:${linkPort}/link-sandbox/v1`, authorization },
    receiver,
    database,
    cpu: () => readCpuByProcess([server.pid!], database.database!),
    setWebhookActive: (isActive) =>
      callOrThrow(`${api}/webhooks/${id}/status`, { method: 'PUT', authorization, body: { active: isActive } }),
  };
}

async function send({ at }: Side, { path, ...request }: { path: string; body?: string }, count: number): Promise<void> {
  const { api, authorization } = at;
  const lanes = openLanes({ url: api + path, authorization, ...request }, connections);
  await lanes.time(count);
  lanes.close();
}

async function connectAll({ at }: Side, count: number): Promise<void> {
  const each = Math.ceil(count / connections);
  const clients = Array.from({ length: connections }, async () => {
    for (let done = 0; done < each; done++) await connectOnce(at);
  });
  await Promise.all(clients);
}

async function createAndDeliver(side: Side, count: number): Promise<void> {
  const { receiver, database, setWebhookActive } = side;
  await setWebhookActive(true);
  const before = receiver.count();
  await send(side, newUser, count);
  await waitFor('the deliveries', () => receiver.count() - before >= count, 60_000);
  const pending = async () => {
    const { rows } = await database.query("select 1 from webhook_deliveries where state = 'PENDING' limit 1");
    return rows.length === 0;
  };
  await waitFor('the records', pending, 60_000);
  await setWebhookActive(false);
}
