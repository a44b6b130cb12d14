import type { AccountErrorCode } from '@smile/contract/accounts';
import type { Mode } from '@smile/contract/common';
import type { SourceType, TaskType } from '@smile/contract/events';
import type { Datapoint } from '@smile/contract/providers';
import sql from 'sql-template-tag';
import type { Context, ModeContext } from '../../context.ts';

export interface Task {
  id: string;
  type: TaskType;
  userId: string;
  sourceId: string;
  sourceType: SourceType;
  providerId: string;
}

const columns = sql`
  id, type, user_id as "userId", source_id as "sourceId", source_type as "sourceType", provider_id as "providerId"`;

export async function insertTask(tx: ModeContext, task: Task): Promise<void> {
  await tx.db.query(sql`
    insert into tasks (tenant_id, mode, id, type, status, user_id, source_id, source_type, provider_id, started_at)
    values (${tx.tenantId}, ${tx.mode}, ${task.id}, ${task.type}, 'Started', ${task.userId}, ${task.sourceId},
      ${task.sourceType}, ${task.providerId}, ${tx.now()})`);
}

/** The tasks of a source that have not ended; inside a transaction they are locked until it ends. */
export function selectOpenTasks(ctx: ModeContext, sourceId: string): Promise<Task[]> {
  return ctx.db.query(sql`
    select ${columns} from tasks
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and source_id = ${sourceId} and status = 'Started'
    order by started_at, id for update`);
}

export async function updateTaskFinished(
  tx: ModeContext,
  id: string,
  result: { errorCode: AccountErrorCode | null; datapoints: Datapoint[] },
): Promise<void> {
  await tx.db.query(sql`
    update tasks set status = 'Finished', error_code = ${result.errorCode}, datapoints = ${result.datapoints},
      finished_at = ${tx.now()}
    where tenant_id = ${tx.tenantId} and mode = ${tx.mode} and id = ${id}`);
}

export interface AbandonedTask {
  tenantId: string;
  mode: Mode;
  id: string;
  sourceId: string;
}

/** Open tasks of any tenant whose job is gone or dead; takes the system's context. */
export function selectAbandonedTasks(
  ctx: Context,
  input: { type: TaskType; jobName: string; startedBefore: Date; limit: number },
): Promise<AbandonedTask[]> {
  return ctx.db.query(sql`
    select tenant_id as "tenantId", mode, id, source_id as "sourceId" from tasks
    where status = 'Started' and type = ${input.type} and started_at < ${input.startedBefore}
      and not exists (select from jobs
        where jobs.name = ${input.jobName} and jobs.dedupe_key = tasks.id and jobs.failed_at is null)
    order by started_at limit ${input.limit}`);
}
