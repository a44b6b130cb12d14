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
}

export interface Claim {
  queue: string;
  /** Groups that get no more workers for now. */
  busyGroups: string[];
  names: string[];
  owner: string;
  leaseSeconds: number;
  limit: number;
  /** Of one group no more are claimed at once. */
  groupLimit: number;
}

/** How many due jobs a claim looks at, the longest due first. */
const windowSize = 256;

/**
 * Claims what is due longest. A claimed job becomes due again when its lease ends, which is how a dead worker's jobs
 * return. `isFull` tells that more may be due than was looked at.
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
 * Claims of every group that is not busy, however many jobs of busy ones are due longer: it steps from group to group.
 * Each is asked for as a range: in the order of that no other index than the one by group has its jobs, whatever the
 * statistics are.
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
 * Asks by indexes alone. By what was known of a small table, it would read all of it behind a backlog that has come since,
 * and go on so for as long as the connection keeps the plan. Nor is it ever worth compiling, or planning for the values of
 * one claim: by indexes alone they change nothing.
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
 * Takes of `wanted` what no other worker has or is just taking; what another took since is not due any more. By their
 * ids, given as a list, and the check in a CASE that no index answers: statistics, by which it would be planned, know
 * nothing of a backlog that has just come, nor of what the embedded database has.
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
      returning id, name, group_key as "group", payload, attempts, max_attempts as "maxAttempts"
    )`;
}
