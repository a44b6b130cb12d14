import type { Context } from '../context.ts';
import type { JobKind } from './job.ts';
import { insertJobs } from './job-queries.ts';

/** Carries the name of the queue that has new jobs; empty for any. */
export const jobsTopic = 'jobs';

interface EnqueueOptions {
  /** When it is due; at once unless given. */
  runAt?: Date;
  /** While a job of this kind with this key waits, another is not added. */
  dedupeKey?: string;
}

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
  await insertJobs(ctx, {
    name: kind.name,
    queue: kind.queue.name,
    maxAttempts: kind.maxAttempts,
    runAt: options.runAt ?? ctx.now(),
    dedupeKey: options.dedupeKey ?? null,
    jobs,
  });
  await ctx.db.notify(jobsTopic, kind.queue.name);
}
