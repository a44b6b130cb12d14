import sql from 'sql-template-tag';
import type { Context } from '../../context.ts';

export interface WorkBacklog {
  /** Since when the oldest job, or the oldest schedule, is due; null when nothing is. */
  dueSince: Date | null;
  /** Since when the oldest mail waits; null when none does. */
  mailSince: Date | null;
  /** Mails given up on within the last hour. */
  lostMails: number;
}

/** Takes the system's context. A job that runs has its due time moved, so only what nobody took up counts. */
export async function selectBacklog(ctx: Context, mailJob: string): Promise<WorkBacklog> {
  const now = ctx.now();
  const rows = await ctx.db.query<WorkBacklog>(sql`
    select least(
        (select min(run_at) from jobs where failed_at is null and run_at < ${now}),
        (select min(next_run_at) from schedules where next_run_at < ${now})) as "dueSince",
      (select min(created_at) from jobs where name = ${mailJob} and failed_at is null) as "mailSince",
      (select count(*)::integer from jobs where name = ${mailJob}
        and failed_at > ${now}::timestamptz - interval '1 hour') as "lostMails"`);
  return rows[0]!;
}
