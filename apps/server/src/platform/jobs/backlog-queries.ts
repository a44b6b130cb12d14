import sql, { type Sql } from 'sql-template-tag';
import type { Context } from '../context.ts';

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
  const rows = await ctx.db.query<Backlog>(sql`
    select least(
        (select min(run_at) from jobs where failed_at is null and run_at < ${now}),
        (select min(next_run_at) from schedules where next_run_at < ${now})) as "dueSince",
      (select min(created_at) from jobs where name = ${watched} and failed_at is null) as "watchedSince",
      (select count(*)::integer from jobs where name = ${watched}
        and failed_at > ${now}::timestamptz - interval '1 hour') as "watchedLost"`);
  return rows[0]!;
}

/** SQL condition: a job of this kind and key exists and has not failed for good. */
export function hasJob(name: string, dedupeKey: Sql): Sql {
  return sql`exists (select from jobs where jobs.name = ${name} and jobs.dedupe_key = ${dedupeKey} and jobs.failed_at is null)`;
}

/** Dedupe keys of a kind's jobs that are not dead. */
export async function selectJobKeys(ctx: Context, name: string): Promise<string[]> {
  const rows = await ctx.db.query<{ key: string }>(sql`
    select dedupe_key as key from jobs where name = ${name} and dedupe_key is not null and failed_at is null`);
  return rows.map(({ key }) => key);
}

export interface JobOfTenant {
  lastError: string | null;
  isDead: boolean;
}

/** A tenant's job of a kind, pending ones before dead ones; null without one. */
export async function selectJobOfTenant(ctx: Context, name: string, tenantId: string): Promise<JobOfTenant | null> {
  const rows = await ctx.db.query<JobOfTenant>(sql`
    select last_error as "lastError", failed_at is not null as "isDead" from jobs
    where name = ${name} and payload->>'tenantId' = ${tenantId} order by failed_at is null desc, id desc limit 1`);
  return rows[0] ?? null;
}

/** Deletes all jobs of a tenant except those of the kind. */
export async function deleteJobsOfTenant(ctx: Context, tenantId: string, exceptKind: string): Promise<void> {
  await ctx.db.query(sql`delete from jobs where payload->>'tenantId' = ${tenantId} and name <> ${exceptKind}`);
}

/** Deletes pending and dead jobs of a kind about people; `people` selects their ids. */
export async function deleteJobsAmong(ctx: Context, name: string, people: Sql): Promise<void> {
  await ctx.db.query(sql`delete from jobs where name = ${name} and payload->>'aboutUserId' in (${people})`);
}

/** Deletes pending and dead jobs of a kind about a person. */
export async function deleteJobsAbout(ctx: Context, name: string, aboutUserId: string): Promise<void> {
  await ctx.db.query(sql`
    delete from jobs where payload ? 'aboutUserId' and payload->>'aboutUserId' = ${aboutUserId} and name = ${name}`);
}
