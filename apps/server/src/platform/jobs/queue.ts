import type { Context } from '../context.ts';
import type { JobKind } from './job.ts';
import { type EnqueueOptions, insertJobs } from './job-queries.ts';

/** Payload: the name of the queue with new jobs; empty for any. */
export const jobsTopic = 'jobs';

/** Enqueues in the caller's transaction, so that the job exists if and only if it commits. */
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

/** Sent on commit. Workers that miss it find the jobs by polling. */
export function wakeWorkers(ctx: Context, { queue }: Pick<JobKind<unknown>, 'queue'>): void {
  ctx.db.hint(jobsTopic, queue.name);
}
