import type { AccountErrorCode } from '@smile/contract/accounts';
import type { ArchiveErrorCode } from '@smile/contract/archives';
import type { List, Mode } from '@smile/contract/common';
import type { SourceType, TaskType } from '@smile/contract/events';
import type { Datapoint } from '@smile/contract/providers';
import type { Task as ShownTask } from '@smile/contract/tasks';
import sql, { empty } from 'sql-template-tag';
import type { ModeContext } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { withinDays } from '../../platform/db/conditions.ts';
import { decodeCursor, limitForPage, toPage } from '../../platform/db/cursor.ts';

export interface Task {
  id: string;
  type: TaskType;
  userId: string;
  sourceId: string;
  sourceType: SourceType;
  providerId: string;
}

export const columns = sql`
  id, type, user_id as "userId", source_id as "sourceId", source_type as "sourceType", provider_id as "providerId"`;

export async function insertTask(tx: ModeContext, task: Task): Promise<void> {
  await tx.db.send(sql`
    insert into tasks (tenant_id, mode, id, type, status, user_id, source_id, source_type, provider_id, started_at)
    values (${tx.tenantId}, ${tx.mode}, ${task.id}, ${task.type}, 'Started', ${task.userId}, ${task.sourceId},
      ${task.sourceType}, ${task.providerId}, ${tx.now()})`);
}

export async function updateTaskFinished(
  tx: ModeContext,
  id: string,
  result: { errorCode: AccountErrorCode | ArchiveErrorCode | null; datapoints: Datapoint[] },
): Promise<void> {
  await tx.db.send(sql`
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

interface ShownTaskRow extends Task {
  status: ShownTask['status'];
  datapoints: Datapoint[];
  startedAt: Date;
  finishedAt: Date | null;
  sourceCreatedAt: Date | null;
}

const shownColumns = ({ tenantId }: ModeContext) => sql`
  ${columns}, status, datapoints, started_at as "startedAt", finished_at as "finishedAt",
  coalesce(
    (select a.created_at from accounts a where a.tenant_id = ${tenantId} and a.id = tasks.source_id),
    (select a.created_at from archives a where a.tenant_id = ${tenantId} and a.id = tasks.source_id)
  ) as "sourceCreatedAt"`;

function toShownTask(row: ShownTaskRow): ShownTask {
  return {
    id: row.id,
    type: row.type,
    startedAt: toApiTime(row.startedAt),
    finishedAt: row.finishedAt && toApiTime(row.finishedAt),
    status: row.status,
    datapoints: row.datapoints,
    metadata: {
      itemCreatedAt: toApiTime(row.startedAt),
      createdAt: toApiTime(row.sourceCreatedAt ?? row.startedAt),
      accountId: row.sourceType === 'ACCOUNT' ? row.sourceId : null,
      sourceId: row.sourceId,
      sourceType: row.sourceType,
      userId: row.userId,
      providerId: row.providerId,
    },
  };
}

export interface TaskFilter {
  size: number;
  cursor?: string | undefined;
  userId?: string | undefined;
  sourceId?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export async function selectTasks(ctx: ModeContext, filter: TaskFilter): Promise<List<ShownTask>> {
  const after = decodeCursor(filter.cursor);
  const { userId, sourceId } = filter;
  const rows = await ctx.db.query<ShownTaskRow>(sql`
    select ${shownColumns(ctx)} from tasks
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode}
      ${userId ? sql`and user_id = ${userId}` : empty}
      ${sourceId ? sql`and source_id = ${sourceId}` : empty}
      ${withinDays(filter, sql`started_at`)}
      ${after ? sql`and (started_at, id) < (${after.at}, ${after.id})` : empty}
    order by started_at desc, id desc ${limitForPage(filter.size)}`);
  return toPage(rows, filter.size, (row) => ({ at: row.startedAt, id: row.id }), toShownTask);
}

export async function selectTask(ctx: ModeContext, id: string): Promise<ShownTask | null> {
  const rows = await ctx.db.query<ShownTaskRow>(sql`
    select ${shownColumns(ctx)} from tasks where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and id = ${id}`);
  return rows[0] ? toShownTask(rows[0]) : null;
}

/** Data points that finished tasks of each source have saved, by source id. */
export function selectSavedDatapoints(
  ctx: ModeContext,
  sourceIds: string[],
): Promise<{ sourceId: string; datapoints: Datapoint[] }[]> {
  return ctx.db.query(sql`
    select source_id as "sourceId", array_agg(distinct datapoint) as datapoints
    from tasks, unnest(datapoints) as datapoint
    where tenant_id = ${ctx.tenantId} and mode = ${ctx.mode} and source_id = any(${sourceIds})
    group by source_id`);
}
