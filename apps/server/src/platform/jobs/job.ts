import type { z } from 'zod';
import type { Context } from '../context.ts';

/** Work that shares workers. What one queue waits for never holds up another. */
export interface JobQueue {
  name: string;
  /** How many jobs of the queue one process runs at once. */
  concurrency: number;
  /**
   * A group with this many jobs running in a process gets no more until one ends, which leaves the rest to the other
   * groups; a claim takes no more than this many of it at once, so that a group never has twice as many.
   */
  groupConcurrency: number;
}

const defaultQueue: JobQueue = { name: 'default', concurrency: 16, groupConcurrency: 16 };

/** A kind of work: its name and what it carries. Delivery is at least once, so handlers are idempotent. */
export interface JobKind<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** A job that fails this often is kept as a dead letter. */
  maxAttempts: number;
  queue: JobQueue;
  /** Whose job it is, where the queue shares out its workers. */
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
