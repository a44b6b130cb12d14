import { systemContext } from '../src/context.ts';
import { dropOldJob } from '../src/platform/holdings/job-kinds.ts';
import { enqueueJob } from '../src/platform/jobs/queue.ts';
import type { TestApp } from './test-app.ts';

/** Deletes what a table keeps too long at the time the test clock shows, and runs what follows from it. */
export async function dropOld(app: TestApp, table: string): Promise<void> {
  await enqueueJob(systemContext(app.deps), dropOldJob, { table });
  await app.runJobs();
}
