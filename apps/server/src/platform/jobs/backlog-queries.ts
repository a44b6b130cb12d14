import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../context.ts';
import { earliest, sum } from './job-queries.ts';
import { inQueues, inReachableQueues } from './queues.ts';

export interface Backlog {
  /** Due time of the oldest job or schedule; null when none is due. */
  dueSince: Date | null;
  /** Due time of the oldest job of the watched kind; null when none is due. */
  watchedSince: Date | null;
  /** Dead letters of the watched kind within the last hour. */
  watchedLost: number;
}

/** Needs the system context. Claiming a job moves its due time, so only unclaimed jobs count. */
export async function selectBacklog(ctx: Context, watched: string): Promise<Backlog> {
  const now = ctx.now();
  const backlogs = await inReachableQueues(ctx, async ({ db }) => {
    const rows = await db.query<Backlog>(sql`
      select (select min(run_at) from jobs where failed_at is null and run_at < ${now}) as "dueSince",
        (select min(created_at) from jobs where name = ${watched} and failed_at is null) as "watchedSince",
        (select count(*)::integer from jobs where name = ${watched}
          and failed_at > ${now}::timestamptz - interval '1 hour') as "watchedLost"`);
    return rows[0]!;
  });
  const [schedules] = await ctx.db.query<Pick<Backlog, 'dueSince'>>(sql`
    select min(next_run_at) as "dueSince" from schedules where next_run_at < ${now}`);
  return {
    dueSince: earliest([schedules!, ...backlogs].map(({ dueSince }) => dueSince)),
    watchedSince: earliest(backlogs.map(({ watchedSince }) => watchedSince)),
    watchedLost: sum(backlogs.map(({ watchedLost }) => watchedLost)),
  };
}

/** SQL condition: a job of this kind and key exists and has not failed for good. */
export function hasJob(name: string, dedupeKey: Sql): Sql {
  return sql`exists (select from jobs where jobs.name = ${name} and jobs.dedupe_key = ${dedupeKey} and jobs.failed_at is null)`;
}

/** Dedupe keys of a kind's jobs that are not dead. */
export async function selectJobKeys(ctx: Context, name: string): Promise<string[]> {
  const rows = await inQueues(ctx, ({ db }) =>
    db.query<{ key: string }>(sql`
      select dedupe_key as key from jobs where name = ${name} and dedupe_key is not null and failed_at is null`),
  );
  return rows.flat().map(({ key }) => key);
}

export interface JobOfTenant {
  lastError: string | null;
  isDead: boolean;
}

/** A tenant's job of a kind, pending ones before dead ones; null without one. */
export async function selectJobOfTenant(ctx: Context, name: string, tenantId: string): Promise<JobOfTenant | null> {
  const rows = await inQueues(ctx, ({ db }) =>
    db.query<JobOfTenant>(sql`
      select last_error as "lastError", failed_at is not null as "isDead" from jobs
      where name = ${name} and payload->>'tenantId' = ${tenantId} order by failed_at is null desc, id desc limit 1`),
  );
  const jobs = rows.flat();
  return jobs.find(({ isDead }) => !isDead) ?? jobs[0] ?? null;
}

/** Kinds of pending and dead jobs that contain sealed data. */
export async function selectSealedJobs(ctx: Context): Promise<string[]> {
  const rows = await inQueues(ctx, ({ db }) =>
    db.query<{ name: string }>(sql`select distinct name from jobs where payload ? 'sealed'`),
  );
  return [...new Set(rows.flat().map(({ name }) => name))].sort();
}

/** Deletes all jobs of a tenant except those of the kind. */
export async function deleteJobsOfTenant(ctx: Context, tenantId: string, exceptKind: string): Promise<void> {
  await inQueues(ctx, ({ db }) =>
    db.query(sql`delete from jobs where payload->>'tenantId' = ${tenantId} and name <> ${exceptKind}`),
  );
}

/** Deletes pending and dead jobs of a kind about people; `people` selects their ids. */
export async function deleteJobsAmong(ctx: Context, name: string, people: Sql): Promise<void> {
  if (!ctx.database.isDistributed)
    return void (await ctx.db.query(sql`
      delete from jobs where name = ${name} and payload->>'aboutUserId' in (${people})`));
  const rows = await inQueues(ctx, ({ db }) =>
    db.query<{ id: string }>(sql`
      select distinct payload->>'aboutUserId' as id from jobs where name = ${name} and payload ? 'aboutUserId'`),
  );
  const ids = rows.flat().map(({ id }) => id);
  const among = await ctx.db.query<{ id: string }>(sql`
    select person.id from (${people}) as person (id) where person.id = any(${ids})`);
  for (const { id } of among) await deleteJobsAbout(ctx, name, id);
}

/** Deletes pending and dead jobs of a kind about a person. */
export async function deleteJobsAbout(ctx: Context, name: string, aboutUserId: string): Promise<void> {
  await inQueues(ctx, ({ db }) =>
    db.query(sql`
      delete from jobs where payload ? 'aboutUserId' and payload->>'aboutUserId' = ${aboutUserId} and name = ${name}`),
  );
}
