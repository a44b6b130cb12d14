import type { Context } from '../context.ts';

/**
 * Contexts of the databases that have jobs: one, or the coordinator and nodes of a distributed database. Needs the
 * system context; statements on nodes are no part of its transaction.
 */
export function queueContexts(ctx: Context): Context[] {
  const [coordinator, ...nodes] = ctx.database.queues();
  if (!coordinator) return [ctx];
  const on = (database: Context['database']) => ({
    ...ctx,
    database,
    db: database.in(ctx.scope),
    isTransaction: false,
  });
  return [ctx.isTransaction ? ctx : on(coordinator), ...nodes.map(on)];
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
