import type { Context } from '../context.ts';
import type { JobKind } from './job.ts';
import { type EnqueueOptions, insertJobs } from './job-queries.ts';

/** Carries the name of the queue that has new jobs; empty for any. */
export const jobsTopic = 'jobs';

/** Adds a job in the caller's transaction: it exists exactly when the change that caused it does. */
export async function enqueueJob<Payload>(
  ctx: Context,
  kind: JobKind<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueJobs(ctx, kind, [payload], options);
}

export async function enqueueJobs<Payload>(
  ctx: Context,
  kind: JobKind<Payload>,
  payloads: Payload[],
  options: EnqueueOptions = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const jobs = payloads.map((payload) => ({ payload, group: kind.groupOf?.(payload) ?? '' }));
  await insertJobs(ctx, kind, jobs, options);
  wakeWorkers(ctx, kind);
}

/** Once the transaction commits. Who is not told finds the jobs a little later. */
export function wakeWorkers(ctx: Context, { queue }: Pick<JobKind<unknown>, 'queue'>): void {
  ctx.db.hint(jobsTopic, queue.name);
}
