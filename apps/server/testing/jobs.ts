import { setImmediate } from 'node:timers/promises';
import type { Sql } from 'sql-template-tag';
import { type Context, systemContext } from '../src/context.ts';
import { dropOldJob } from '../src/platform/holdings/retention.ts';
import { enqueueJob } from '../src/platform/jobs/queue.ts';
import { inQueues } from '../src/platform/jobs/queues.ts';
import type { TestApp } from './test-app.ts';

/** Runs jobs until the request that waits for them is answered. */
export async function runJobsUntil<T>(app: TestApp, answer: Promise<T>): Promise<T> {
  let isAnswered = false;
  const settled = answer.finally(() => {
    isAnswered = true;
  });
  settled.catch(() => undefined);
  while (!isAnswered) {
    await app.runJobs();
    await setImmediate();
  }
  return settled;
}

/** Runs a statement on the jobs of each database, in the system context; returns the rows of all. */
export async function queryJobs<Row>(ctx: Context, statement: Sql): Promise<Row[]> {
  return (await inQueues(ctx, (queue) => queue.db.query<Row>(statement))).flat();
}

/** Applies a table's retention at the test clock's time, and runs the resulting jobs. */
export async function dropOld(app: TestApp, table: string): Promise<void> {
  await enqueueJob(systemContext(app.deps), dropOldJob, { table });
  await app.runJobs();
}
