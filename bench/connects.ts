import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../scripts/resilience/free-port.mjs';
import { callOrThrow } from '../scripts/resilience/http-call.mjs';
import { endServer, startServer } from '../scripts/resilience/server-process.mjs';
import { type Percentiles, percentilesOf } from './burst.ts';
import { readCpuMicroseconds } from './load.ts';
import type { ExpectGoal, Say } from './prepare.ts';
import { onBoth, prepareTenant, production } from './prepare.ts';

const clients = 50;
const connectsPerClient = 4;
/** The widget's initial polling interval. */
const askEveryMs = 400;
const goals = { embedded: { p99: 2000 }, PostgreSQL: { p50: 1000 } };

export interface Addresses {
  api: string;
  link: string;
  authorization: string;
}

/** Measures connections from the host page to stored data: 50 end users at a time, each with a sandbox account. */
export async function benchConnects(say: Say, expectGoal: ExpectGoal): Promise<void> {
  await onBoth(async (name, given) => {
    const { authorization } = await prepareTenant(given);
    const linkPort = String(await findFreePort());
    const server = await startServer({ ...given, LINK_PORT: linkPort, ...production });
    const at = { api: `${server.url}/sandbox/v1`, link: `http://127.0.0.1:${linkPort}/link-sandbox/v1`, authorization };
    await connectOnce(at);
    const cpuBefore = readCpuMicroseconds(server.pid);
    const perClient = Array.from({ length: clients }, async () => {
      const times: number[] = [];
      for (let count = 0; count < connectsPerClient; count++) times.push(await connectOnce(at));
      return times;
    });
    const figures = percentilesOf((await Promise.all(perClient)).flat());
    const cpuAfter = readCpuMicroseconds(server.pid);
    await endServer(server);
    const { p50, p99 } = figures;
    say(`whole connect flow, ${clients} clients, ${name}: p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms`);
    if (cpuBefore !== null && cpuAfter !== null)
      say(`  ${Math.round((cpuAfter - cpuBefore) / 1000 / clients / connectsPerClient)} ms of a processor each`);
    for (const [what, goal] of Object.entries(goals[name]))
      expectGoal(`${name}: connect flow, ${what}`, figures[what as keyof Percentiles] <= goal);
  }, say);
}

interface Account {
  id: string;
  status: string;
  stage: string;
}

/** Connects one new end user: settings, login, code, and polling until the data is stored. Returns the duration. */
export async function connectOnce({ api, link, authorization: tenant }: Addresses): Promise<number> {
  const startedAt = performance.now();
  const { token } = await callOrThrow<{ token: { accessToken: string } }>(`${api}/users`, {
    method: 'POST',
    authorization: tenant,
    body: {},
  });
  const authorization = `Bearer ${token.accessToken}`;
  await callOrThrow(`${link}/config`, { authorization });
  const credentials = { username: 'George', password: '123456' };
  const body = { providerId: 'sss_ph', credentials };
  const account = await callOrThrow<Account>(`${link}/accounts`, { method: 'POST', authorization, body });
  if (account.status === 'AWAITING_MFA')
    await callOrThrow(`${link}/accounts/${account.id}/mfa`, { method: 'POST', authorization, body: { code: '1234' } });
  await pollUntilDone(link, authorization, account.id);
  return performance.now() - startedAt;
}

/** Polls like the widget until everything is read or `isOver` returns true. */
export async function pollUntilDone(
  link: string,
  authorization: string,
  id: string,
  isOver = () => false,
): Promise<void> {
  while (!isOver()) {
    const askedAt = performance.now();
    const { stage } = await callOrThrow<Account>(`${link}/accounts/${id}?waitMs=${askEveryMs}`, { authorization });
    if (stage === 'DONE') return;
    await delay(Math.max(0, askEveryMs - (performance.now() - askedAt)));
  }
}
