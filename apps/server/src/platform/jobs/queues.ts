import type { Context } from '../context.ts';

/**
 * Contexts of the databases that have jobs: one, or the coordinator and nodes of a distributed database. Needs the
 * system context; statements on nodes are no part of its transaction.
 */
function queueContexts(ctx: Context): Context[] {
  const [coordinator, ...nodes] = ctx.database.queues();
  if (!coordinator) return [ctx];
  return [ctx.isTransaction ? ctx : contextOn(coordinator, ctx), ...nodes.map((node) => contextOn(node, ctx))];
}

function contextOn(database: Context['database'], ctx: Context): Context {
  return { ...ctx, database, db: database.in(ctx.scope), isTransaction: false };
}

/**
 * Calls `begin` with the context of each database that has jobs, including nodes added later. The function that `begin`
 * returned is called when the node leaves, or by the returned function.
 */
export function followQueues(ctx: Context, begin: (queue: Context) => () => Promise<unknown>): () => Promise<unknown> {
  const [own] = queueContexts(ctx);
  const ends = [begin(own!), ctx.database.onNode((node) => begin(contextOn(node, ctx)))];
  return () => Promise.all(ends.map((end) => end()));
}

/** Runs work on the jobs of each database, one after the other. */
export async function inQueues<T>(ctx: Context, work: (queue: Context) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const queue of queueContexts(ctx)) results.push(await work(queue));
  return results;
}

/** The same for reports, without the nodes that are away. */
export async function inReachableQueues<T>(ctx: Context, work: (queue: Context) => Promise<T>): Promise<T[]> {
  const [own, ...nodes] = await Promise.allSettled(queueContexts(ctx).map(work));
  if (own!.status === 'rejected') throw own!.reason;
  return [own!, ...nodes].flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
