import sql from 'sql-template-tag';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { queryJobs } from '../../../testing/jobs.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { type Context, inTransaction, systemContext } from '../../context.ts';
import { handleJob, type JobKind, jobKind } from './job.ts';
import { advanceSchedule } from './job-queries.ts';
import { enqueueJob, enqueueJobs } from './queue.ts';
import { startWorker, type WorkerOptions } from './worker.ts';

interface Numbered {
  n: number;
}

let app: TestApp;
let ctx: Context;
let kind: JobKind<Numbered>;
let count = 0;

beforeAll(async () => {
  app = await testApp();
  ctx = systemContext(app.deps);
});
beforeEach(() => {
  const name = `test-${process.pid}-${++count}`;
  const queue = { name, concurrency: 10, groupConcurrency: 10 };
  kind = jobKind(`${name}.do`, z.object({ n: z.number() }), 3, { queue, groupOf: () => '' });
});
afterEach(() => app.clock.reset());

type Options = Partial<WorkerOptions> & { isPolling?: boolean };

function workerOn(run: (payload: Numbered) => Promise<void>, options: Options = { isPolling: false }) {
  return startWorker(app.deps, [handleJob(kind, (_ctx, payload) => run(payload))], options);
}

interface JobRow {
  runAt: Date;
  attempts: number;
  lastError: string | null;
  failedAt: Date | null;
}

function selectRows(): Promise<JobRow[]> {
  return queryJobs(
    ctx,
    sql`
    select run_at as "runAt", attempts, last_error as "lastError", failed_at as "failedAt"
    from jobs where name = ${kind.name} order by id`,
  );
}

describe('a job', () => {
  it('runs once on two competing workers', async () => {
    const seen: number[] = [];
    const run = async ({ n }: Numbered) => void seen.push(n);
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    const payloads = numbers.map((n) => ({ n }));
    await enqueueJobs(ctx, kind, payloads);
    await Promise.all([workerOn(run).runDue(), workerOn(run).runDue()]);
    expect(seen.toSorted((a, b) => a - b)).toEqual(numbers);
    expect(await selectRows()).toEqual([]);
  });

  it('exists if and only if the enqueuing transaction commits', async () => {
    const failing = inTransaction(ctx, async (tx) => {
      await enqueueJob(tx, kind, { n: 1 });
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await selectRows()).toEqual([]);
  });

  it("returns when a dead worker's lease ends, not before", async () => {
    let wasTaken = () => {};
    const taken = new Promise<void>((done) => {
      wasTaken = done;
    });
    let release = () => {};
    const dead = workerOn(() => {
      wasTaken();
      return new Promise((done) => {
        release = done;
      });
    });
    let runs = 0;
    const other = workerOn(async () => void runs++);
    await enqueueJob(ctx, kind, { n: 1 });
    const deadRun = dead.runDue();
    await taken;
    app.clock.advanceSeconds(58);
    await other.runDue();
    expect(runs).toBe(0);
    app.clock.advanceSeconds(4);
    await other.runDue();
    expect(runs).toBe(1);
    release();
    await deadRun;
    expect(await selectRows()).toEqual([]);
  });

  it('stays claimed while its worker runs it', async () => {
    let release = () => {};
    const done = new Promise<void>((resolve) => {
      release = resolve;
    });
    await enqueueJob(ctx, kind, { n: 1 });
    const worker = workerOn(() => done, { leaseSeconds: 1, pollMs: 20 });
    const claimed = await expect
      .poll(selectRows)
      .toMatchObject([{ attempts: 1 }])
      .then(selectRows);
    await expect
      .poll(async () => (await selectRows())[0]!.runAt.getTime())
      .toBeGreaterThan(claimed[0]!.runAt.getTime());
    release();
    await worker.stop();
    expect(await selectRows()).toEqual([]);
  });

  it('backs off after each failure and becomes a dead letter with the error', async () => {
    let runs = 0;
    const worker = workerOn(() => {
      runs += 1;
      return Promise.reject(new Error(`no luck ${runs}`));
    });
    await enqueueJob(ctx, kind, { n: 1 });
    for (const baseSeconds of [2, 4]) {
      const beforeMs = app.deps.now().getTime();
      await worker.runDue();
      const afterMs = app.deps.now().getTime();
      const runAtMs = (await selectRows())[0]!.runAt.getTime();
      expect(runAtMs - beforeMs).toBeGreaterThanOrEqual(baseSeconds * 750);
      expect(runAtMs - afterMs).toBeLessThanOrEqual(baseSeconds * 1250);
      // Step back a minute so that the job is not due, however long the run took.
      app.clock.advanceSeconds(-60);
      await worker.runDue();
      app.clock.advanceSeconds(60 + baseSeconds * 1.25 + 1);
    }
    await worker.runDue();
    expect(runs).toBe(3);
    const [dead] = await selectRows();
    expect(dead).toMatchObject({ attempts: 3, lastError: expect.stringContaining('no luck 3') });
    expect(dead!.failedAt).not.toBeNull();
    app.clock.advanceSeconds(24 * 3600);
    await worker.runDue();
    expect(runs).toBe(3);
  });

  it('fails without running when the payload does not match its schema', async () => {
    let runs = 0;
    await enqueueJob(ctx, kind, { n: 'one' } as unknown as Numbered);
    await workerOn(async () => void runs++).runDue();
    expect(runs).toBe(0);
    expect(await selectRows()).toMatchObject([{ attempts: 1, lastError: expect.stringContaining('expected number') }]);
  });

  it('is deduped by key until the first one is done', async () => {
    let runs = 0;
    const worker = workerOn(async () => void runs++);
    const enqueue = () => enqueueJob(ctx, kind, { n: 1 }, { dedupeKey: 'same' });
    await Promise.all([enqueue(), enqueue(), enqueue()]);
    await worker.runDue();
    expect(runs).toBe(1);
    await enqueue();
    await worker.runDue();
    expect(runs).toBe(2);
  });

  it('waits for its due time', async () => {
    let runs = 0;
    const worker = workerOn(async () => void runs++);
    await enqueueJob(ctx, kind, { n: 1 }, { runAt: new Date(app.deps.now().getTime() + 30_000) });
    await worker.runDue();
    expect(runs).toBe(0);
    app.clock.advanceSeconds(31);
    await worker.runDue();
    expect(runs).toBe(1);
  });

  it('shares workers fairly with other groups, and leaves other queues alone', async () => {
    const queue = { name: `heavy-${process.pid}-${++count}`, concurrency: 4, groupConcurrency: 2 };
    const heavy = jobKind(`${queue.name}.do`, z.object({ group: z.string() }), 3, {
      queue,
      groupOf: ({ group }) => group,
    });
    const ended: string[] = [];
    let [running, max] = [0, 0];
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const runHeavy = async ({ group }: { group: string }) => {
      if (group === 'many') {
        max = Math.max(max, ++running);
        await held;
        running -= 1;
      }
      ended.push(group);
    };
    await enqueueJobs(ctx, heavy, [...Array.from({ length: 8 }, () => ({ group: 'many' })), { group: 'one' }]);
    await enqueueJob(ctx, kind, { n: 1 });
    const worker = startWorker(app.deps, [
      handleJob(heavy, (_ctx, payload) => runHeavy(payload)),
      handleJob(kind, async () => void ended.push('other')),
    ]);
    await expect.poll(() => ended.toSorted()).toEqual(['one', 'other']);
    release();
    await expect.poll(() => ended.length).toBe(10);
    expect(max).toBe(2);
    await worker.stop();
  });
});

describe('a schedule', () => {
  it('fires in one of several processes, once per due time', async () => {
    const name = kind.name;
    const tick = async () => {
      const next = new Date(app.deps.now().getTime() + 60_000);
      const fired = await Promise.all([1, 2, 3].map(() => advanceSchedule(ctx, name, next)));
      return fired.filter(Boolean).length;
    };
    expect(await tick()).toBe(1);
    expect(await tick()).toBe(0);
    app.clock.advanceSeconds(61);
    expect(await tick()).toBe(1);
    app.clock.advanceSeconds(-30);
    expect(await tick()).toBe(0);
  });
});
