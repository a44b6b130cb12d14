import { randomUUID } from 'node:crypto';
import { type Context, type Dependencies, systemContext } from '../context.ts';
import { createClaimer, createRest } from './claim-jobs.ts';
import type { ClaimedJob } from './claim-queries.ts';
import type { JobHandler, JobQueue } from './job.ts';
import { extendLeases } from './job-queries.ts';
import { jobsTopic } from './queue.ts';
import { followQueues } from './queues.ts';
import { createCompleter, runJob } from './run-job.ts';

export interface WorkerOptions {
  leaseSeconds: number;
  pollMs: number;
}

export interface Worker {
  /** Runs all due jobs; for tests that move the clock. */
  runDue(): Promise<void>;
  /** Stops claiming and resolves when running jobs end, or after `withinMs`. */
  stop(withinMs?: number): Promise<void>;
}

/** Maximum jobs per claim. */
const maxClaim = 160;

const defaults: WorkerOptions = { leaseSeconds: 60, pollMs: 1000 };

export function startWorker(
  deps: Dependencies,
  handlers: JobHandler[],
  options: Partial<WorkerOptions> & { isPolling?: boolean } = {},
): Worker {
  const { isPolling = true, ...given } = options;
  const settings = { ...defaults, ...given };
  const queues = [...new Map(handlers.map(({ kind }) => [kind.queue.name, kind.queue])).values()];
  const system = systemContext(deps);
  const databases = new Set<Runner[]>();

  const wakeIn = (some: Runner[], queueName = '') => {
    for (const runner of some) if (queueName === '' || runner.queueName === queueName) runner.wake();
  };
  const begin = (own: Context) => {
    const runners = queues.map((queue) => startRunner({ system, own }, queue, handlers, settings));
    databases.add(runners);
    const stopHearing = isPolling ? own.database.onNotify(jobsTopic, (name) => wakeIn(runners, name)) : undefined;
    if (isPolling) wakeIn(runners);
    return async () => {
      stopHearing?.();
      await Promise.all(runners.map((runner) => runner.stop()));
      databases.delete(runners);
    };
  };
  const unfollow = followQueues(system, begin);
  const wake = () => wakeIn([...databases].flat());
  const beat = () => {
    for (const runner of [...databases].flat()) runner.beat();
  };
  const polling = isPolling ? setInterval(wake, settings.pollMs) : undefined;
  const beating = isPolling ? setInterval(beat, (settings.leaseSeconds * 1000) / 3) : undefined;

  return {
    async runDue() {
      for (;;) {
        let count = 0;
        for (const runner of [...databases].flat())
          count += await runner.runDue().catch((error) => {
            // A node may be away; the others go on.
            if (databases.size === 1 || error.code !== 'SERVER_UNAVAILABLE') throw error;
            return 0;
          });
        if (count === 0) return;
      }
    },
    async stop(withinMs) {
      clearInterval(polling);
      const ended = unfollow();
      await (withinMs === undefined ? ended : Promise.race([ended, expire(withinMs)]));
      clearInterval(beating);
    },
  };
}

function expire(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms).unref());
}

interface Runner {
  queueName: string;
  wake(): void;
  /** Extends the leases of running jobs. */
  beat(): void;
  runDue(): Promise<number>;
  stop(): Promise<void>;
}

/** `own` is the context of the database that has the jobs; `system` runs them. */
interface Contexts {
  system: Context;
  own: Context;
}

/** Runs one queue of one database within the queue's concurrency limits. */
function startRunner(contexts: Contexts, queue: JobQueue, handlers: JobHandler[], settings: WorkerOptions): Runner {
  const { system, own } = contexts;
  const byName = new Map(
    handlers.filter(({ kind }) => kind.queue.name === queue.name).map((handler) => [handler.kind.name, handler]),
  );
  const { leaseSeconds } = settings;
  const claimOf = { queue: queue.name, names: [...byName.keys()], owner: randomUUID(), leaseSeconds };
  const claimJobs = createClaimer(own, claimOf, (inMs) => {
    clearTimeout(later);
    later = setTimeout(wake, inMs);
  });
  const claimer = { owner: claimOf.owner, complete: createCompleter(own, claimOf.owner), queue: own };
  const running = new Map<number, { group: string; work: Promise<void> }>();
  let isStopped = false;
  let claiming: Promise<void> | null = null;
  let isWanted = false;
  const rest = createRest(() => running.size >= maxClaim);
  /** Groups excluded by the last claim; null when it excluded all. */
  let leftOut: Set<string> | null = null;
  let later: NodeJS.Timeout | undefined;

  const run = (job: ClaimedJob) => runJob(system, job, byName.get(job.name)!, claimer);

  const start = (job: ClaimedJob) => {
    const work = run(job).finally(() => {
      running.delete(job.id);
      if (leftOut === null || leftOut.has(job.group)) wake();
    });
    running.set(job.id, { group: job.group, work });
  };

  const claim = async () => {
    do {
      await rest.end();
      isWanted = false;
      leftOut = null;
      const limit = Math.min(queue.concurrency - running.size, maxClaim);
      if (limit <= 0 || isStopped) return;
      const busy = busyGroups(queue, running.values());
      leftOut = new Set(busy);
      const wanted = { busyGroups: busy, limit, groupLimit: queue.groupConcurrency };
      const { jobs, mayBeMore } = await rest.after(() => claimJobs(wanted));
      for (const job of jobs) start(job);
      if (mayBeMore) isWanted = true;
    } while (isWanted);
  };

  const wake = () => {
    isWanted = true;
    if (claiming || isStopped) return;
    claiming = claim()
      .catch((error) => system.log.warn({ err: error, queue: queue.name }, 'jobs could not be claimed'))
      .finally(() => {
        claiming = null;
        if (isWanted) wake();
      });
  };

  return {
    queueName: queue.name,
    wake,
    beat() {
      if (running.size === 0) return;
      extendLeases(own, { ids: [...running.keys()], owner: claimOf.owner, leaseSeconds }).catch((error) =>
        system.log.warn({ err: error }, 'job leases could not be extended'),
      );
    },
    async runDue() {
      const { jobs } = await claimJobs({ busyGroups: [], limit: 100, groupLimit: 100 });
      for (const job of jobs) await run(job);
      return jobs.length;
    },
    async stop() {
      isStopped = true;
      await claiming;
      clearTimeout(later);
      await Promise.all([...running.values()].map(({ work }) => work));
    },
  };
}

function busyGroups(queue: JobQueue, running: Iterable<{ group: string }>): string[] {
  const counts = new Map<string, number>();
  for (const { group } of running) if (group) counts.set(group, (counts.get(group) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= queue.groupConcurrency).map(([group]) => group);
}
