import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFreePort } from '../../../../scripts/resilience/free-port.mjs';
import { findLosses, listAllUsers } from '../../../../scripts/resilience/list-users.mjs';
import { registerTenant } from '../../../../scripts/resilience/register-tenant.mjs';
import { endServer, type ServerProcess, startServer } from '../../../../scripts/resilience/server-process.mjs';
import { buildServer } from './build-server.ts';
import { copyTestDatabase } from './copy-database.ts';
import { checkProxyFile, isInstalled, type Ports, type ProxyName, type RunningProxy, startProxy } from './proxies.ts';

const restarts = 10;
const pauseMs = 3000;
const requestsPerProxy = 1000;
const connections = 4;

const hasPostgres = 'serverUrl' in inject('testDatabase');
const all: ProxyName[] = ['nginx', 'Caddy'];
const installed = all.filter(isInstalled);
const missing = [
  ...(hasPostgres ? [] : ['TEST_DATABASE_URL names no PostgreSQL']),
  ...all.filter((proxy) => !installed.includes(proxy)).map((proxy) => `${proxy} is not installed`),
];
if (missing.length > 0) process.stdout.write(`Rolling restarts are not tested everywhere: ${missing.join(', ')}.\n`);

interface Client {
  sent: number;
  /** Statuses and errors other than the expected answer. */
  failures: string[];
  /** Ids of created users, with their references. */
  acknowledged: Map<string, string>;
}

let folder: string;
let ports: Ports;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smile-rolling-'));
  for (const proxy of all) mkdirSync(join(folder, proxy));
  const free = [await findFreePort(), await findFreePort(), await findFreePort(), await findFreePort()];
  ports = { 3000: free[0]!, 3001: free[1]!, 3100: free[2]!, 3101: free[3]! };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Repeats one write and two reads until `isOver`; does not retry failed requests. */
async function work(url: string, authorization: string, client: Client, isOver: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false });
  const ask = (method: string, path: string, body = '') =>
    new Promise<{ status: number; answer: string }>((done, fail) => {
      const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
      request(`${url}${path}`, { method, agent, headers }, async (response) => {
        const answer = await text(response).catch(fail);
        done({ status: response.statusCode ?? 0, answer: answer ?? '' });
      })
        .on('error', fail)
        .end(body);
    });
  for (let turn = 0; !isOver(); turn += 1) {
    const reference = randomUUID();
    const isWrite = turn % 3 === 0;
    client.sent += 1;
    try {
      const { status, answer } = isWrite
        ? await ask('POST', '/sandbox/v1/users', JSON.stringify({ externalMetadata: { reference } }))
        : await ask('GET', '/sandbox/v1/users?size=1');
      if (status !== (isWrite ? 201 : 200)) client.failures.push(`${status} ${answer.slice(0, 200)}`);
      else if (isWrite) client.acknowledged.set(JSON.parse(answer).data.user.id, reference);
    } catch (error) {
      client.failures.push(String(error));
    }
    await delay(50);
  }
  agent.destroy();
}

describe.each(installed)('deploy/proxies for %s', (proxy) => {
  it('is accepted by the proxy itself', async () => {
    expect(await checkProxyFile(join(folder, proxy), proxy, ports)).toBeNull();
  });
});

describe.runIf(hasPostgres && installed.length > 0)('two processes on one database, restarted ten times', () => {
  const clients: Record<string, Client> = {};
  let users: Awaited<ReturnType<typeof listAllUsers>>;

  beforeAll(async () => {
    buildServer();
    const settings = {
      DATABASE_URL: await copyTestDatabase('migrated'),
      DATA_DIR: join(folder, 'data'),
      MASTER_KEY: randomBytes(32).toString('hex'),
      RATE_LIMIT: '0',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '5',
    };
    const places = [
      { PORT: String(ports[3000]), LINK_PORT: String(ports[3001]) },
      { PORT: String(ports[3100]), LINK_PORT: String(ports[3101]) },
    ];
    const servers: ServerProcess[] = [];
    const proxies: RunningProxy[] = [];
    try {
      for (const place of places) servers.push(await startServer({ ...settings, ...place }));
      const { authorization } = await registerTenant(servers[0]!.url);
      let isOver = false;
      const working: Promise<void>[] = [];
      for (const name of installed) {
        const proxy = await startProxy(join(folder, name), name, ports);
        proxies.push(proxy);
        const client: Client = { sent: 0, failures: [], acknowledged: new Map() };
        clients[name] = client;
        for (let count = 0; count < connections; count += 1)
          working.push(work(proxy.url, authorization, client, () => isOver));
      }
      for (let restart = 0; restart < restarts; restart += 1) {
        await delay(pauseMs);
        const at = restart % servers.length;
        expect(await endServer(servers[at]!)).toEqual({ code: 0, signal: null });
        servers[at] = await startServer({ ...settings, ...places[at]! });
      }
      await delay(pauseMs);
      isOver = true;
      await Promise.all(working);
      users = await listAllUsers(servers[0]!.url, authorization);
    } finally {
      for (const proxy of proxies) await proxy.end();
      for (const server of servers) server.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
    }
  });

  it.each(installed)('answers every request behind %s, and keeps every write', (proxy) => {
    const { sent, failures, acknowledged } = clients[proxy]!;
    process.stdout.write(`${proxy}: ${sent} requests, ${failures.length} failures, ${acknowledged.size} writes\n`);
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(requestsPerProxy);
    expect(findLosses(users, acknowledged).lost).toEqual([]);
    expect(findLosses(users, acknowledged).doubled).toBe(0);
  });
});
