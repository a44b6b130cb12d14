import { type Context, inTransaction } from '../context.ts';
import { type DeadJob, deleteDeadJobs, reviveDeadJobs, selectDeadJobs } from './job-queries.ts';
import { jobsTopic } from './queue.ts';

/** Jobs that failed for good, the latest first. Takes the system's context, as the others. */
export function listDeadJobs(ctx: Context, limit: number): Promise<DeadJob[]> {
  return selectDeadJobs(ctx, limit);
}

/** Makes one dead job due again, or all of them; how many they were. */
export function retryDeadJobs(ctx: Context, id: number | null): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const count = await reviveDeadJobs(tx, id);
    if (count > 0) tx.db.hint(jobsTopic, '');
    return count;
  });
}

/** Deletes one dead job, or all of them; how many they were. */
export function purgeDeadJobs(ctx: Context, id: number | null): Promise<number> {
  return deleteDeadJobs(ctx, id);
}
