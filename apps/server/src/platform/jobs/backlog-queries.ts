import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../context.ts';

export interface Backlog {
  /** Since when the oldest job, or the oldest schedule, is due; null when nothing is. */
  dueSince: Date | null;
  /** Since when the oldest job of the watched kind waits; null when none does. */
  watchedSince: Date | null;
  /** Jobs of the watched kind given up on within the last hour. */
  watchedLost: number;
}

/** Takes the system's context. A job that runs has its due time moved, so only what nobody took up counts. */
export async function selectBacklog(ctx: Context, watched: string): Promise<Backlog> {
  const now = ctx.now();
  const rows = await ctx.db.query<Backlog>(sql`
    select least(
        (select min(run_at) from jobs where failed_at is null and run_at < ${now}),
        (select min(next_run_at) from schedules where next_run_at < ${now})) as "dueSince",
      (select min(created_at) from jobs where name = ${watched} and failed_at is null) as "watchedSince",
      (select count(*)::integer from jobs where name = ${watched}
        and failed_at > ${now}::timestamptz - interval '1 hour') as "watchedLost"`);
  return rows[0]!;
}

/** For a statement about what jobs are done for: whether one of a kind is there that has not been given up. */
export function hasJob(name: string, dedupeKey: Sql): Sql {
  return sql`exists (select from jobs where jobs.name = ${name} and jobs.dedupe_key = ${dedupeKey} and jobs.failed_at is null)`;
}

/** Deletes jobs of a kind about a person, those that wait and those that were given up. */
export async function deleteJobsAbout(ctx: Context, name: string, aboutUserId: string): Promise<void> {
  await ctx.db.query(sql`
    delete from jobs where payload ? 'aboutUserId' and payload->>'aboutUserId' = ${aboutUserId} and name = ${name}`);
}
