import { z } from 'zod';
import { addSeconds } from '../clock.ts';
import type { Context } from '../context.ts';
import { handleJob, type JobHandler, jobKind } from '../jobs/job.ts';
import { enqueueJob } from '../jobs/queue.ts';
import type { Schedule } from '../jobs/schedule.ts';
import type { Holdings, Retention } from './holdings.ts';

export const startJob = jobKind('retention.start', z.strictObject({}));

/** Deletes rows older than the table's retention. */
export const dropOldJob = jobKind('retention.drop-old', z.strictObject({ table: z.string() }));

const daySeconds = 24 * 3600;
const partSize = 200;

/** Enqueues one job per table with a retention every hour, so that a failure in one does not block the others. */
export function retentionJobs(holdings: readonly Holdings[]): JobHandler[] {
  const retentions = listRetentions(holdings);
  return [
    handleJob(startJob, async (ctx) => {
      for (const table of retentions.keys()) await enqueueJob(ctx, dropOldJob, { table }, { dedupeKey: table });
    }),
    handleJob(dropOldJob, async (ctx, { table }) => {
      const retention = retentions.get(table);
      if (retention) await dropOld(ctx, retention);
    }),
  ];
}

export const retentionSchedules: Schedule[] = [{ kind: startJob, pattern: '41 * * * *' }];

function listRetentions(holdings: readonly Holdings[]): Map<string, Retention> {
  const tables = holdings.flatMap((held) => Object.entries(held.tables));
  return new Map(tables.flatMap(([name, { kept }]) => (typeof kept === 'string' ? [] : [[name, kept]])));
}

async function dropOld(ctx: Context, { days, drop }: Retention): Promise<void> {
  const keptDays = typeof days === 'number' ? days : days(ctx);
  const before = addSeconds(ctx.now(), -keptDays * daySeconds);
  while ((await drop(ctx, { before, limit: partSize })) >= partSize);
}
