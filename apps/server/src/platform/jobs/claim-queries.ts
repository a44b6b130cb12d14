import sql, { type Sql } from 'sql-template-tag';
import { addSeconds } from '../clock.ts';
import type { Context } from '../context.ts';

export interface ClaimedJob {
  id: number;
  name: string;
  group: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  /** Names the span that enqueued the job (W3C Trace Context). */
  traceparent: string | null;
}

export interface Claim {
  queue: string;
  /** Groups at their concurrency limit, skipped by this claim. */
  busyGroups: string[];
  names: string[];
  owner: string;
  leaseSeconds: number;
  limit: number;
  /** Maximum jobs of one group per claim. */
  groupLimit: number;
}

/** Due jobs inspected per claim, oldest first. */
const windowSize = 256;

/**
 * Claims the jobs due longest. A claim moves the due time to the end of its lease, so a dead worker's jobs become due
 * again. `isFull` means that more jobs may be due than were inspected.
 */
export async function claimOldest(ctx: Context, claim: Claim): Promise<{ jobs: ClaimedJob[]; isFull: boolean }> {
  const rows = await askByIndex<Partial<ClaimedJob> & { seen: number }>(
    ctx,
    sql`
    with head as materialized (
      select id, group_key, run_at from jobs where ${isDue(ctx, claim)} order by run_at, id limit ${windowSize}
    ), wanted as (
      select id from (
        select id, row_number() over (partition by group_key order by run_at, id) as place
        from head where group_key <> all(${claim.busyGroups})) ranked
      where place <= ${claim.groupLimit}
    ), ${claimed(ctx, claim)}
    select (select count(*) from head) as seen, claimed.* from (select) as always left join claimed on true`,
  );
  const jobs = rows.flatMap(({ seen: _, ...job }) => (job.id === null ? [] : [job as ClaimedJob]));
  return { jobs, isFull: rows[0]!.seen === windowSize };
}

/**
 * Claims from every group that is not busy by skipping from group to group. Each group is read as a range, since only
 * the index by group has that order, whatever the statistics say.
 */
export function claimPastBusy(ctx: Context, claim: Claim): Promise<ClaimedJob[]> {
  const waiting = sql`queue = ${claim.queue} and failed_at is null`;
  return askByIndex(
    ctx,
    sql`
    with recursive groups as (
      (select group_key from jobs where ${waiting} order by group_key limit 1)
      union all
      select (select group_key from jobs where ${waiting} and group_key > groups.group_key order by group_key limit 1)
      from groups where groups.group_key is not null
    ), wanted as materialized (
      select first.id from groups cross join lateral (
        select id from jobs where ${isDue(ctx, claim)} and group_key between groups.group_key and groups.group_key
        order by group_key, run_at, id limit ${claim.groupLimit}) first
      where groups.group_key <> all(${claim.busyGroups})
    ), ${claimed(ctx, claim)}
    select * from claimed`,
  );
}

/**
 * Forces index scans. With statistics of a once small table the planner would scan a backlog that has grown since,
 * for as long as the connection keeps the plan. JIT and custom plans never pay off here.
 */
async function askByIndex<Row>(ctx: Context, statement: Sql): Promise<Row[]> {
  const statements = [byIndex, statement];
  const [, rows] = ctx.isTransaction
    ? await Promise.all(statements.map((one) => ctx.db.query<unknown>(one)))
    : await ctx.database.together(ctx.scope, statements);
  return rows as Row[];
}

const byIndex = sql`
  select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
    set_config('jit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)`;

function isDue(ctx: Context, { queue, names }: Claim): Sql {
  return sql`queue = ${queue} and failed_at is null and run_at <= ${ctx.now()} and name = any(${names})`;
}

/**
 * Claims those `wanted` jobs that no other worker holds or is claiming; jobs claimed since are no longer due. Looks
 * them up by ids, with the due check in a CASE that no index matches, because statistics are missing for a new backlog
 * and for the embedded database.
 */
function claimed(ctx: Context, { owner, leaseSeconds, limit }: Claim): Sql {
  const now = ctx.now();
  return sql`locked as materialized (
      select id from jobs
      where id = any(array(select id from wanted)) and case when failed_at is null then run_at <= ${now} end
      order by run_at, id limit ${limit}
      for update skip locked
    ), claimed as (
      update jobs set locked_by = ${owner}, attempts = attempts + 1, run_at = ${addSeconds(now, leaseSeconds)}
      where id = any(array(select id from locked))
      returning id, name, group_key as "group", payload, attempts, max_attempts as "maxAttempts", traceparent
    )`;
}
