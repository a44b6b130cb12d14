import type { Context } from '../context.ts';
import { serializeError } from '../serialize-error.ts';
import { inSpan } from '../tracing/tracing.ts';
import type { ClaimedJob } from './claim-queries.ts';
import type { JobHandler } from './job.ts';
import { completeJobs, failJob } from './job-queries.ts';

interface Claimer {
  owner: string;
  complete: (id: number) => Promise<void>;
  /** Context of the database that has the job. */
  queue: Context;
}

/** Runs a claimed job until it is done, retried later, or a dead letter. */
export async function runJob(
  ctx: Context,
  job: ClaimedJob,
  handler: JobHandler,
  { owner, complete, queue }: Claimer,
): Promise<void> {
  const endTimer = ctx.metrics.jobs.startTimer({ kind: job.name });
  try {
    await runTraced(ctx, job, () => handler.run(ctx, job.payload));
    await complete(job.id);
    endTimer({ outcome: 'done' });
  } catch (error) {
    const isDead = job.attempts >= job.maxAttempts;
    endTimer({ outcome: isDead ? 'dead' : 'retried' });
    ctx.log[isDead ? 'error' : 'warn'](
      { err: error, job: job.name, jobId: job.id, attempt: job.attempts },
      'job failed',
    );
    const { stack, message } = serializeError(error);
    await failJob(queue, {
      id: job.id,
      owner,
      message: (stack ?? message).slice(0, 4000),
      retryInSeconds: isDead ? null : backoffSeconds(job.attempts, ctx.randomBytes(2).readUInt16BE() / 65_536),
    }).catch((failure) => ctx.log.warn({ err: failure, jobId: job.id }, 'job failure could not be recorded'));
  }
}

/** The span continues the trace of whoever enqueued the job. */
function runTraced({ tracing }: Context, job: ClaimedJob, run: () => Promise<void>): Promise<void> {
  if (!tracing) return run();
  const { id, name, attempts, traceparent } = job;
  const attributes = { 'smile.job.kind': name, 'smile.job.id': id, 'smile.job.attempt': attempts };
  return inSpan(tracing, { name: `job ${name}`, kind: 'consumer', attributes, parent: { traceparent } }, run);
}

/** Deletes finished jobs in batches: those that finish during a deletion share the next one. */
export function createCompleter(ctx: Context, owner: string): (id: number) => Promise<void> {
  let waiting: number[] = [];
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const flush = async () => {
    await current?.catch(() => undefined);
    const ids = waiting;
    waiting = [];
    next = null;
    current = completeJobs(ctx, { ids, owner });
    await current;
  };

  return (id) => {
    waiting.push(id);
    next ??= flush();
    return next;
  };
}

/** 2, 4, 8 … seconds up to an hour, ± 25 % so that jobs that fail together do not retry together. */
function backoffSeconds(attempt: number, jitter: number): number {
  return Math.min(3600, 2 ** attempt) * (0.75 + jitter / 2);
}
