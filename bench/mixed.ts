import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../scripts/resilience/free-port.mjs';
import { callOrThrow } from '../scripts/resilience/http-call.mjs';
import { endServer, type ServerProcess, startServer } from '../scripts/resilience/server-process.mjs';
import { connectOnce } from './connects.ts';
import { median } from './measure/figures.ts';
import { residentMegabytes } from './measure/measure-start.ts';
import { type ExpectGoal, prepareTenant, production, type Say, settings } from './prepare.ts';
import { inNewFolder } from './temporary.ts';

const minutes = Number(process.env.BENCH_MINUTES ?? 5);
const clients = 8;
const sampleEveryMs = 2000;
const goalMegabytes = 420;
/** Maximum growth from the middle to the last third that still counts as flat. */
const flatShare = 0.05;
const lists = ['users', 'accounts', 'transactions', 'incomes', 'webhooks'];

/** Resident memory of the embedded server while end users connect and the tenant pages through lists. */
export async function benchMixed(say: Say, expectGoal: ExpectGoal): Promise<void> {
  await inNewFolder(async (folder) => {
    const given = { ...settings, DATA_DIR: folder };
    const { authorization } = await prepareTenant(given);
    const linkPort = String(await findFreePort());
    const server = await startServer({ ...given, LINK_PORT: linkPort, ...production });
    const at = { api: `${server.url}/sandbox/v1`, link: `http://127.0.0.1:${linkPort}/link-sandbox/v1`, authorization };
    const watch = { isOver: false };
    let turns = 0;
    const load = Array.from({ length: clients }, async () => {
      for (; !watch.isOver; turns++) {
        await connectOnce(at);
        for (const list of lists) await callOrThrow(`${at.api}/${list}?size=50`, { authorization });
      }
    });
    const samples = await sampleMemory(server);
    watch.isOver = true;
    await Promise.all(load);
    await endServer(server);
    const third = Math.ceil(samples.length / 3);
    const [middle, last] = [median(samples.slice(third, 2 * third)), median(samples.slice(2 * third))];
    say(`${minutes} minutes of mixed load, embedded: ${turns} connections and ${turns * lists.length} lists`);
    say(`  resident memory: median of the second third ${Math.round(middle)} MB, of the last ${Math.round(last)} MB`);
    say(`  highest ${Math.round(Math.max(...samples))} MB (goal ${goalMegabytes})`);
    expectGoal('memory in mixed load', Math.max(...samples) <= goalMegabytes);
    expectGoal('memory that stays flat', last <= middle * (1 + flatShare));
  });
}

async function sampleMemory(server: ServerProcess): Promise<number[]> {
  const samples: number[] = [];
  const endMs = performance.now() + minutes * 60_000;
  while (performance.now() < endMs) {
    await delay(sampleEveryMs);
    samples.push(residentMegabytes(server) ?? 0);
  }
  return samples;
}
