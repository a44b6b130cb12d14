import { type Context, inTransaction } from '../context.ts';
import { type DeadJob, deleteDeadJobs, reviveDeadJobs, selectDeadJobs } from './job-queries.ts';
import { jobsTopic } from './queue.ts';

/** Dead jobs, latest first. All functions here need the system context. */
export function listDeadJobs(ctx: Context, limit: number): Promise<DeadJob[]> {
  return selectDeadJobs(ctx, limit);
}

/** Makes one dead job, or all of them, due again; returns the count. */
export function retryDeadJobs(ctx: Context, id: number | null): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const count = await reviveDeadJobs(tx, id);
    // Workers of nodes find theirs by polling.
    if (count > 0) tx.db.hint(jobsTopic, '');
    return count;
  });
}

/** Deletes one dead job, or all of them; returns the count. */
export function purgeDeadJobs(ctx: Context, id: number | null): Promise<number> {
  return deleteDeadJobs(ctx, id);
}
