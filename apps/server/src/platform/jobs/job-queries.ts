import sql, { type Sql } from 'sql-template-tag';
import { addSeconds } from '../clock.ts';
import type { Context } from '../context.ts';
import type { JobKind } from './job.ts';
import { inQueues, inReachableQueues } from './queues.ts';

/** Longest time between a job and the call that enqueued it within one trace. */
const maxTraceSeconds = 3600;

export interface EnqueueOptions {
  /** Due time; now by default. */
  runAt?: Date;
  /** Dedupe key: a second job of this kind with the key is dropped while the first is pending. */
  dedupeKey?: string | null;
}

export function insertJobs<Payload>(
  ctx: Context,
  kind: JobKind<Payload>,
  jobs: { payload: Payload; group: string }[],
  options: EnqueueOptions,
): Promise<void> {
  const given = sql`
    select job->'payload' as payload, job->>'group' as group_key
    from jsonb_array_elements(${JSON.stringify(jobs)}::jsonb) as job`;
  return ctx.db.send(insertionOfJobs(ctx, kind, given, options));
}

/**
 * SQL that inserts one job per source row (`payload`, `group_key`), for use in a larger statement. The caller must
 * wake the workers.
 */
export function insertionOfJobs<Payload>(
  ctx: Context,
  { name, queue, maxAttempts }: JobKind<Payload>,
  source: Sql,
  { runAt = ctx.now(), dedupeKey = null }: EnqueueOptions = {},
): Sql {
  return sql`
    insert into jobs (queue, group_key, name, payload, dedupe_key, run_at, max_attempts, traceparent)
    select ${queue.name}::text, group_key, ${name}::text, payload, ${dedupeKey}::text, ${runAt}::timestamptz,
      ${maxAttempts}::smallint, ${traceOf(ctx, runAt)}::text
    from (${source}) as job
    on conflict do nothing`;
}

/** Jobs due much later start a trace of their own, since collectors have closed this one by then. */
function traceOf({ tracing, now }: Context, runAt: Date): string | null {
  if (!tracing || runAt > addSeconds(now(), maxTraceSeconds)) return null;
  return tracing.headers().traceparent ?? null;
}

export async function extendLeases(
  ctx: Context,
  { ids, owner, leaseSeconds }: { ids: number[]; owner: string; leaseSeconds: number },
): Promise<void> {
  await ctx.db.query(sql`
    update jobs set run_at = ${addSeconds(ctx.now(), leaseSeconds)}
    where id = any(${ids}) and locked_by = ${owner} and failed_at is null`);
}

export async function completeJobs(ctx: Context, { ids, owner }: { ids: number[]; owner: string }): Promise<void> {
  await ctx.db.query(sql`delete from jobs where id = any(${ids}) and locked_by = ${owner}`);
}

interface Failure {
  id: number;
  owner: string;
  message: string;
  /** Null keeps the job as a dead letter. */
  retryInSeconds: number | null;
}

export async function failJob(ctx: Context, { id, owner, message, retryInSeconds }: Failure): Promise<void> {
  const now = ctx.now();
  await ctx.db.query(sql`
    update jobs set locked_by = null, last_error = ${message},
      run_at = ${addSeconds(now, retryInSeconds ?? 0)},
      failed_at = ${retryInSeconds === null ? now : null}
    where id = ${id} and locked_by = ${owner}`);
}

/** Advances a schedule when it is due; true for exactly one of the competing processes. */
export async function advanceSchedule(ctx: Context, name: string, nextRunAt: Date): Promise<boolean> {
  const rows = await ctx.db.query(sql`
    insert into schedules (name, next_run_at) values (${name}, ${nextRunAt})
    on conflict (name) do update set next_run_at = excluded.next_run_at
      where schedules.next_run_at <= ${ctx.now()}
    returning next_run_at`);
  return rows.length > 0;
}

export interface JobCounts {
  waiting: number;
  dead: number;
  oldestDueAt: Date | null;
}

export async function countJobs(ctx: Context): Promise<JobCounts> {
  const counts = await inReachableQueues(ctx, async ({ db }) => {
    const rows = await db.query<JobCounts>(sql`
      select
        (select count(*) from jobs where failed_at is null) as waiting,
        (select count(*) from jobs where failed_at is not null) as dead,
        (select min(run_at) from jobs where failed_at is null) as "oldestDueAt"`);
    return rows[0]!;
  });
  return {
    waiting: sum(counts.map(({ waiting }) => waiting)),
    dead: sum(counts.map(({ dead }) => dead)),
    oldestDueAt: earliest(counts.map(({ oldestDueAt }) => oldestDueAt)),
  };
}

interface KindCount {
  kind: string;
  state: string;
  count: number;
}

/** `running` includes jobs of a dead worker until their lease ends. */
export async function countJobsByKind(ctx: Context): Promise<KindCount[]> {
  const counts = await inReachableQueues(ctx, ({ db }) =>
    db.query<KindCount>(sql`
      select name as kind, state, count(*) as count
      from jobs cross join lateral (
        select case when failed_at is not null then 'failed' when locked_by is not null then 'running' else 'waiting' end
          as state) as current
      group by name, state`),
  );
  const totals = new Map<string, KindCount>();
  for (const { kind, state, count } of counts.flat()) {
    const total = totals.get(`${state} ${kind}`) ?? { kind, state, count: 0 };
    totals.set(`${state} ${kind}`, { ...total, count: total.count + count });
  }
  return [...totals.values()];
}

export interface DeadJob {
  id: number;
  name: string;
  attempts: number;
  failedAt: Date;
  lastError: string;
}

/** Dead jobs, latest first. */
export async function selectDeadJobs(ctx: Context, limit: number): Promise<DeadJob[]> {
  const jobs = await inReachableQueues(ctx, ({ db }) =>
    db.query<DeadJob>(sql`
      select id, name, attempts, failed_at as "failedAt", last_error as "lastError" from jobs
      where failed_at is not null order by failed_at desc, id desc limit ${limit}`),
  );
  return jobs
    .flat()
    .sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime() || b.id - a.id)
    .slice(0, limit);
}

/** Makes one dead job, or all without an id, due again, except those whose dedupe key is taken. Returns the count. */
export async function reviveDeadJobs(ctx: Context, id: number | null): Promise<number> {
  const revived = await inQueues(ctx, ({ db }) =>
    db.query(sql`
      update jobs set failed_at = null, attempts = 0, run_at = ${ctx.now()}
      where failed_at is not null and (${id}::bigint is null or id = ${id}) and id in (
        select distinct on (name, coalesce(dedupe_key, id::text)) id from jobs dead
        where failed_at is not null and not exists (
          select from jobs waiting
          where waiting.failed_at is null and waiting.name = dead.name and waiting.dedupe_key = dead.dedupe_key)
        order by name, coalesce(dedupe_key, id::text), id desc)
      returning 1`),
  );
  return revived.flat().length;
}

/** Deletes one dead job, or all without an id; returns the count. */
export async function deleteDeadJobs(ctx: Context, id: number | null): Promise<number> {
  const deleted = await inQueues(ctx, ({ db }) =>
    db.query(sql`
      delete from jobs where failed_at is not null and (${id}::bigint is null or id = ${id}) returning 1`),
  );
  return deleted.flat().length;
}

export function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

export function earliest(dates: (Date | null)[]): Date | null {
  const known = dates.filter((date) => date !== null);
  return known.length === 0 ? null : new Date(Math.min(...known.map((date) => date.getTime())));
}
