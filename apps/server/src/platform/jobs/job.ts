import type { z } from 'zod';
import type { Context } from '../context.ts';

/** A group of job kinds with its own workers, so that one queue never delays another. */
export interface JobQueue {
  name: string;
  /** Maximum concurrent jobs of the queue per process. */
  concurrency: number;
  /**
   * Maximum concurrent jobs of one group per process, and maximum per claim, so that a group never runs twice as
   * many.
   */
  groupConcurrency: number;
}

const defaultQueue: JobQueue = { name: 'default', concurrency: 16, groupConcurrency: 16 };

/** A kind of job. Delivery is at least once, so handlers must be idempotent. */
export interface JobKind<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** After this many failures a job becomes a dead letter; at least 3, since a lost database connection is one. */
  maxAttempts: number;
  queue: JobQueue;
  /** Key of the fairness group, in queues that share their workers between groups. */
  groupOf?: ((payload: Payload) => string) | undefined;
}

export interface JobHandler {
  kind: Pick<JobKind<unknown>, 'name' | 'queue'>;
  run(ctx: Context, payload: unknown): Promise<void>;
}

export function jobKind<Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  maxAttempts = 8,
  sharing?: { queue: JobQueue; groupOf: (payload: Payload) => string },
): JobKind<Payload> {
  return { name, payload, maxAttempts, queue: sharing?.queue ?? defaultQueue, groupOf: sharing?.groupOf };
}

export function handleJob<Payload>(
  kind: JobKind<Payload>,
  run: (ctx: Context, payload: Payload) => Promise<void>,
): JobHandler {
  return {
    kind,
    run: (ctx, payload) => run(ctx, kind.payload.parse(payload)),
  };
}
