import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { offCitus } from '../../../testing/citus/off-citus.ts';
import { queryJobs } from '../../../testing/jobs.ts';
import { countRowsRead } from '../../../testing/query-plans/count-rows-read.ts';
import { startProxy } from '../../../testing/resilience/cuttable-proxy.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { type Context, systemContext } from '../../context.ts';
import { openServerDatabase } from '../db/open-database.ts';
import { createLog } from '../log.ts';
import { claimOldest, claimPastBusy } from './claim-queries.ts';
import { handleJob, type JobKind, jobKind } from './job.ts';
import { enqueueJob, enqueueJobs } from './queue.ts';
import { startWorker, type Worker, type WorkerOptions } from './worker.ts';

interface Numbered {
  group: string;
  n: number;
}

let app: TestApp;
let ctx: Context;
let kind: JobKind<Numbered>;
let count = 0;
let workers: Worker[] = [];

beforeAll(async () => {
  app = await testApp();
  ctx = systemContext(app.deps);
});
beforeEach(() => {
  const name = `race-${process.pid}-${++count}`;
  const queue = { name, concurrency: 20, groupConcurrency: 2 };
  kind = jobKind(`${name}.do`, z.object({ group: z.string(), n: z.number() }), 3, {
    queue,
    groupOf: ({ group }) => group,
  });
});
afterEach(async () => {
  app.clock.reset();
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
});

function start(
  run: (payload: Numbered) => Promise<void>,
  options: Partial<WorkerOptions> & { isPolling?: boolean } = { isPolling: false },
): Worker {
  const worker = startWorker(app.deps, [handleJob(kind, (_ctx, payload) => run(payload))], options);
  workers.push(worker);
  return worker;
}

function createGate() {
  let open = (_error?: Error) => {};
  const passed = new Promise<void>((resolve, reject) => {
    open = (error) => (error ? reject(error) : resolve());
  });
  return { passed, open };
}

function selectRows() {
  return queryJobs<{ attempts: number; lastError: string | null; isLocked: boolean }>(
    ctx,
    sql`
    select attempts, last_error as "lastError", locked_by is not null as "isLocked" from jobs
    where name = ${kind.name} order by id`,
  );
}

describe('claiming jobs', () => {
  it('gives each job to one of eight concurrent workers', async () => {
    const seen: number[] = [];
    const numbers = Array.from({ length: 400 }, (_, n) => n);
    await enqueueJobs(
      ctx,
      kind,
      numbers.map((n) => ({ group: `g${n % 7}`, n })),
    );
    await Promise.all(numbers.slice(0, 8).map(() => start(async ({ n }) => void seen.push(n)).runDue()));
    expect(seen.toSorted((a, b) => a - b)).toEqual(numbers);
    expect(await selectRows()).toEqual([]);
  });

  const backlog = (jobs: number) =>
    ctx.db.query(sql`
      insert into jobs (queue, group_key, name, payload, run_at, max_attempts)
      select ${kind.queue.name}, 'dead', ${kind.name}, '{"group":"dead","n":0}', ${ctx.now()}, 3
      from generate_series(1, ${jobs})`);

  it('inspects few jobs when one busy group has a large backlog without statistics', async () => {
    await backlog(3);
    // Freezes the table statistics at this point.
    await app.deps.database.runScript('vacuum (full, analyze) jobs');
    await backlog(5000);
    await enqueueJobs(
      ctx,
      kind,
      [1, 2, 3].map((n) => ({ group: 'live', n })),
    );
    const own = { queue: kind.queue.name, names: [kind.name], owner: randomUUID(), leaseSeconds: 60 };
    const wanted = { ...own, limit: 20, groupLimit: 2, busyGroups: ['dead'] };
    expect(await countRowsRead(app, (asked) => claimOldest(asked, wanted))).toBeLessThan(300);
    expect(await countRowsRead(app, (asked) => claimPastBusy(asked, wanted))).toBeLessThan(20);
    expect((await claimPastBusy(ctx, wanted)).map(({ group }) => group)).toEqual(['live', 'live']);
    await queryJobs(ctx, sql`delete from jobs where name = ${kind.name}`);
  });

  it('reaches other groups behind the backlog of a busy group', async () => {
    await backlog(2000);
    await enqueueJobs(
      ctx,
      kind,
      [1, 2, 3, 4, 5, 6].map((n) => ({ group: 'live', n })),
    );
    const gate = createGate();
    const seen: number[] = [];
    let stuck = 0;
    const run = async ({ group, n }: Numbered) => {
      if (group === 'live') return void seen.push(n);
      stuck += 1;
      await gate.passed;
    };
    start(run, { pollMs: 20 });
    await expect.poll(() => seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    await enqueueJob(ctx, kind, { group: 'late', n: 7 }).then(() => enqueueJob(ctx, kind, { group: 'live', n: 8 }));
    await expect.poll(() => seen.at(-1)).toBe(8);
    expect(stuck).toBeLessThanOrEqual(4);
    await queryJobs(ctx, sql`delete from jobs where name = ${kind.name} and locked_by is null`);
    gate.open();
  });
});

offCitus('queues')("happens once per batch, and only for the worker's own queue", async () => {
  let claims = 0;
  const { database } = app.deps;
  const counting: typeof database = {
    ...database,
    together(scope, statements) {
      if (statements.some(({ text }) => text.includes('skip locked'))) claims += 1;
      return database.together(scope, statements);
    },
  };
  const done: number[] = [];
  const handler = handleJob(kind, async (_ctx, { n }) => void done.push(n));
  const worker = startWorker({ ...app.deps, database: counting }, [handler], { pollMs: 60_000 });
  workers.push(worker);
  await expect.poll(() => claims).toBe(1);
  const other = { ...kind, queue: { ...kind.queue, name: `${kind.queue.name}-other` } };
  await enqueueJob(ctx, other, { group: 'g', n: 0 });
  expect(claims).toBe(1);
  await enqueueJobs(
    ctx,
    { ...kind, groupOf: ({ n }) => `${n}` },
    [1, 2, 3, 4, 5].map((n) => ({ group: '', n })),
  );
  await expect.poll(async () => (await selectRows()).length).toBe(1);
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  // A database server also notifies the sending process, which causes one more claim.
  expect(claims).toBeLessThanOrEqual(3);
});

describe('a worker that was taken for dead', () => {
  async function overtake(end: Error | undefined): Promise<void> {
    const [slow, next] = [createGate(), createGate()];
    let began = 0;
    const first = start(() => {
      began += 1;
      return slow.passed;
    });
    const second = start(() => {
      began += 1;
      return next.passed;
    });
    await enqueueJob(ctx, kind, { group: 'g', n: 1 });
    const firstRun = first.runDue();
    await expect.poll(() => began).toBe(1);
    app.clock.advanceSeconds(61);
    const secondRun = second.runDue();
    await expect.poll(() => began).toBe(2);
    slow.open(end);
    await firstRun;
    expect(await selectRows()).toEqual([{ attempts: 2, lastError: null, isLocked: true }]);
    next.open();
    await secondRun;
    expect(await selectRows()).toEqual([]);
  }

  it('does not complete a job that another worker has claimed', () => overtake(undefined));
  it('does not fail a job that another worker has claimed', () => overtake(new Error('too late')));
});

it.runIf('serverUrl' in inject('testDatabase'))(
  'runs a job again when the database was lost before its end was recorded',
  async () => {
    const [own] = await ctx.db.query<{ name: string }>(sql`select current_database()::text as name`);
    const url = new URL((inject('testDatabase') as { serverUrl: string }).serverUrl);
    const proxy = await startProxy({ host: url.hostname, port: Number(url.port) });
    Object.assign(url, { hostname: '127.0.0.1', port: String(proxy.port), pathname: `/${own!.name}` });
    const database = openServerDatabase(url.href, 2, createLog('silent'));
    let runs = 0;
    const cut = handleJob(kind, async () => {
      runs += 1;
      await proxy.cut();
    });
    const lost = startWorker({ ...app.deps, database }, [cut], { isPolling: false });
    await enqueueJob(ctx, kind, { group: 'g', n: 1 });
    await expect(lost.runDue()).rejects.toThrow();
    expect(await selectRows()).toEqual([{ attempts: 1, lastError: null, isLocked: true }]);
    const other = start(async () => {
      runs += 1;
    });
    await other.runDue();
    expect(runs).toBe(1);
    app.clock.advanceSeconds(61);
    await other.runDue();
    expect(runs).toBe(2);
    expect(await selectRows()).toEqual([]);
    await database.close();
  },
);
