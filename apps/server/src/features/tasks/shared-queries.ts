import type { TaskType } from '@smile/contract/events';
import sql, { type Sql } from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';
import { hasJob, selectJobKeys } from '../../platform/jobs/backlog-queries.ts';
import { type AbandonedTask, columns, type Task } from './queries.ts';

/** Whether a task of the user is still open. */
export async function selectHasOpenTasks(ctx: ModeContext, userId: string): Promise<boolean> {
  const rows = await ctx.db.query(sql`
    select 1 from tasks
    where tenant_id = ${ctx.tenantId} and user_id = ${userId} and status = 'Started' limit 1`);
  return rows.length > 0;
}

/** Open tasks of any tenant whose job is lost or dead. Needs the system context. */
export async function selectAbandonedTasks(
  ctx: Context,
  input: { type: TaskType; jobName: string; startedBefore: Date; limit: number },
): Promise<AbandonedTask[]> {
  const hasOwnJob = ctx.database.isDistributed
    ? sql`tasks.id = any(${await selectJobKeys(ctx, input.jobName)})`
    : hasJob(input.jobName, sql`tasks.id`);
  return ctx.db.query(sql`
    select tenant_id as "tenantId", mode, id, source_id as "sourceId" from tasks
    where status = 'Started' and type = ${input.type} and started_at < ${input.startedBefore}
      and not ${hasOwnJob}
    order by started_at limit ${input.limit}`);
}

/** SQL condition: a source has an open task. */
export function hasOpenTask(tenantId: Sql, sourceId: Sql): Sql {
  return sql`exists (select from tasks t
    where t.tenant_id = ${tenantId} and t.source_id = ${sourceId} and t.status = 'Started')`;
}

/**
 * Open tasks of a source; inside a transaction, locks them until it ends. `coalesce` makes the planner use the index on
 * sources, since the index of open tasks still contains every task that ended since the last vacuum.
 */
export function selectOpenTasks(ctx: ModeContext, sourceId: string): Promise<Task[]> {
  return ctx.db.query(sql`
    select ${columns} from tasks
    where tenant_id = ${ctx.tenantId} and source_id = ${sourceId}
      and coalesce(mode = ${ctx.mode} and status = 'Started', false)
    order by started_at, id for update`);
}

/** Account or archive that a task reads. */
export function findTaskSource(ctx: ModeContext, id: string): Promise<SourceOfId[]> {
  return ctx.db.query(sql`
    select source_id as id, source_type as type, user_id as "userId" from tasks
    where tenant_id = ${ctx.tenantId} and id = ${id} and mode = ${ctx.mode}`);
}

interface SourceOfId {
  id: string;
  type: string;
  userId: string;
}
