import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { type Dependencies, systemContext } from '../../apps/server/src/context.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import type { Database, TenantId } from '../../apps/server/src/platform/db/core/database.ts';
import { openNodes } from '../../apps/server/src/platform/db/nodes/open-nodes.ts';
import { openServerDatabase } from '../../apps/server/src/platform/db/open-database.ts';
import { systemRandomBytes } from '../../apps/server/src/platform/ids.ts';
import { handleJob, type JobQueue, jobKind } from '../../apps/server/src/platform/jobs/job.ts';
import { enqueueJob } from '../../apps/server/src/platform/jobs/queue.ts';
import { startWorker } from '../../apps/server/src/platform/jobs/worker.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { createMetrics } from '../../apps/server/src/platform/metrics/create-metrics.ts';
import { answer } from '../child-process.ts';

/** Webhook deliveries have these limits. */
export const queue: JobQueue = { name: 'bench', concurrency: 400, groupConcurrency: 8 };
export const groups = 100;

export interface QueueTask {
  databaseUrl: string;
  does: 'work' | 'enqueue';
  /** The jobs are on the node of this tenant; null: on the coordinator, or the only database. */
  tenantId: string | null;
  warmUpMs: number;
  measureMs: number;
}

const poolSize = 10;
const tally = { count: 0 };
const kind = jobKind('bench.nothing', z.strictObject({ group: z.string() }), 3, {
  queue,
  groupOf: ({ group }) => group,
});

/** Runs jobs that do nothing, or enqueues them one by one on ten connections; answers jobs a second. */
export async function runQueueTask({ databaseUrl, does, tenantId, warmUpMs, measureMs }: QueueTask): Promise<void> {
  const log = createLog('fatal');
  const database = await openNodes(openServerDatabase(databaseUrl, poolSize, log), { url: databaseUrl, poolSize, log });
  await database.listen();
  const deps = {
    database,
    log,
    metrics: createMetrics({ version: 'bench', commit: '' }),
    tracing: null,
    now: systemClock,
    randomBytes: systemRandomBytes,
  } as unknown as Dependencies;
  if (does === 'work') {
    const handler = handleJob(kind, async () => {
      tally.count += 1;
    });
    startWorker(deps, [handler]);
  } else for (let lane = 0; lane < poolSize; lane++) void enqueueForEver(deps, database, tenantId);
  await delay(warmUpMs);
  answer(process.pid);
  const [startedAt, before] = [performance.now(), tally.count];
  await delay(measureMs);
  answer(((tally.count - before) * 1000) / (performance.now() - startedAt));
}

async function enqueueForEver(deps: Dependencies, database: Database, tenantId: string | null): Promise<void> {
  const system = systemContext(deps);
  const ctx = tenantId ? { ...system, db: database.in({ kind: 'tenant', tenantId: tenantId as TenantId }) } : system;
  for (;;) {
    await enqueueJob(ctx, kind, { group: String(tally.count % groups) });
    tally.count += 1;
  }
}
