import { Cron } from 'croner';
import { type Context, type Dependencies, inTransaction, systemContext } from '../context.ts';
import type { JobKind } from './job.ts';
import { advanceSchedule } from './job-queries.ts';
import { enqueueJob } from './queue.ts';

/** A recurring job without payload; `pattern` is a cron expression in UTC. */
export interface Schedule {
  kind: JobKind<Record<string, never>>;
  pattern: string;
}

/** Every process ticks; a database row decides which one enqueues. */
export function startSchedules(deps: Dependencies, schedules: Schedule[]): { stop(): void } {
  const ctx = systemContext(deps);
  const timers = schedules.map(
    (schedule) =>
      new Cron(schedule.pattern, { timezone: 'UTC', unref: true }, async (self) => {
        await tick(ctx, schedule, self.nextRun() ?? deps.now()).catch((error) =>
          deps.log.warn({ err: error, schedule: schedule.kind.name }, 'schedule could not be advanced'),
        );
      }),
  );
  return { stop: () => timers.forEach((timer) => void timer.stop()) };
}

async function tick(ctx: Context, schedule: Schedule, nextRunAt: Date): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (await advanceSchedule(tx, schedule.kind.name, nextRunAt))
      await enqueueJob(tx, schedule.kind, {}, { dedupeKey: 'scheduled' });
  });
}
