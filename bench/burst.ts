import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../scripts/resilience/free-port.mjs';
import { callOrThrow } from '../scripts/resilience/http-call.mjs';
import { endServer, startServer } from '../scripts/resilience/server-process.mjs';
import { startDeliveryReceiver } from './delivery-receiver.ts';
import { openLanes, readCpuMicroseconds } from './load.ts';
import { residentMegabytes } from './measure/measure-start.ts';

const users = 2000;
/** Users created first, while the freshly started server is still cold. */
const firstUsers = users / 10;
const clients = 50;
const configEveryMs = 25;
const afterwardsMs = 5000;

export interface Percentiles {
  p50: number;
  p99: number;
}

export interface BurstFigures {
  /** Milliseconds per `POST /users` while all clients call a cold server. */
  first: Percentiles;
  /** Milliseconds per `POST /users` on the warm server. */
  create: Percentiles;
  /** Server CPU time per user, including its share of jobs. */
  cpuMs: number | null;
  /** Milliseconds until a widget gets its settings, during the burst and its jobs. */
  config: Percentiles;
  memoryMegabytes: number | null;
}

/** Measures a burst of new users that each trigger a webhook, beside one widget that opens repeatedly. */
export async function measureBurst(settings: Record<string, string>, authorization: string): Promise<BurstFigures> {
  const linkPort = await findFreePort();
  const receiver = await startDeliveryReceiver();
  const server = await startServer({ ...settings, WEBHOOK_ALLOW_PRIVATE: '1', LINK_PORT: String(linkPort) });
  try {
    const api = `${server.url}/sandbox/v1`;
    const webhook = { name: 'Burst', url: receiver.url, eventTypes: ['ALL_EVENTS'], active: true, secret: 's' };
    await callOrThrow(`${api}/webhooks`, { method: 'POST', authorization, body: webhook });
    const { token } = await callOrThrow<{ token: { accessToken: string } }>(`${api}/users`, {
      method: 'POST',
      authorization,
      body: {},
    });
    const link = `Bearer ${token.accessToken}`;
    const configUrl = `http://127.0.0.1:${linkPort}/link-sandbox/v1/config`;
    const askConfig = () => timed(() => callOrThrow(configUrl, { authorization: link }));
    const lanes = openLanes({ url: `${api}/users`, authorization, body: '{}' }, clients);
    await askConfig();
    const watch = { isOver: false };
    const configs = keepAsking(askConfig, watch);
    const first = percentilesOf(await lanes.time(firstUsers));
    const cpuBefore = readCpuMicroseconds(server.pid);
    const create = percentilesOf(await lanes.time(users));
    const cpuAfter = readCpuMicroseconds(server.pid);
    lanes.close();
    await delay(afterwardsMs);
    watch.isOver = true;
    return {
      first,
      create,
      cpuMs: cpuBefore !== null && cpuAfter !== null ? (cpuAfter - cpuBefore) / 1000 / users : null,
      config: percentilesOf(await configs),
      memoryMegabytes: residentMegabytes(server),
    };
  } finally {
    await endServer(server);
    receiver.close();
  }
}

async function keepAsking(ask: () => Promise<number>, watch: { isOver: boolean }): Promise<number[]> {
  const times: number[] = [];
  while (!watch.isOver) {
    times.push(await ask());
    await delay(configEveryMs);
  }
  return times;
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}

export function percentilesOf(times: number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]!;
  return { p50: at(0.5), p99: at(0.99) };
}
