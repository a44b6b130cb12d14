import type pg from 'pg';
import { waitFor } from '../../scripts/resilience/http-call.mjs';
import { endServer, startServer } from '../../scripts/resilience/server-process.mjs';
import { percentilesOf } from '../burst.ts';
import { openLanes } from '../load.ts';
import { production, type Say } from '../prepare.ts';

const pauseMs = 50;
const aloneMs = 10_000;
const patienceMs = 3 * 3_600_000;

export interface Serving {
  given: Record<string, string>;
  authorization: string;
}

/** Runs the retention of events in a worker, and `POST /users` of a client that waits 50 ms between calls beside it. */
export async function retainEvents(
  client: pg.Client,
  { given, authorization }: Serving,
  say: Say,
  measure: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const api = await startServer({ ...given, ...production, ROLE: 'api' });
  const worker = await startServer({ ...given, ROLE: 'worker' });
  const lanes = openLanes({ url: `${api.url}/sandbox/v1/users`, authorization, body: '{}' }, 1);
  const callUntil = async (isOver: () => boolean) => {
    const times: number[] = [];
    while (!isOver()) {
      times.push(...(await lanes.time(1)));
      await new Promise((done) => setTimeout(done, pauseMs));
    }
    const { p50, p99 } = percentilesOf(times);
    return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
  };
  try {
    const alone = await callUntil(after(aloneMs));
    let isDone = false;
    const retaining = measure(() => runRetention(client)).finally(() => {
      isDone = true;
    });
    const meanwhile = await callUntil(() => isDone);
    await retaining;
    say(`POST /users beside an idle worker: ${alone}; during the retention: ${meanwhile}`);
  } finally {
    lanes.close();
    await endServer(worker);
    await endServer(api);
  }
}

async function runRetention(client: pg.Client): Promise<void> {
  await client.query(
    `insert into jobs (queue, group_key, name, payload, run_at, max_attempts)
     values ('default', '', 'retention.drop-old', '{"table": "events"}', now(), 8)`,
  );
  const isOver = async () => (await client.query("select from jobs where name = 'retention.drop-old'")).rowCount === 0;
  await waitFor('the retention', isOver, patienceMs);
}

function after(ms: number): () => boolean {
  const endMs = performance.now() + ms;
  return () => performance.now() > endMs;
}
