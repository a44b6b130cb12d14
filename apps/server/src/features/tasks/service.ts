import type { AccountErrorCode } from '@smile/contract/accounts';
import type { ArchiveErrorCode } from '@smile/contract/archives';
import type { List } from '@smile/contract/common';
import type { TaskType } from '@smile/contract/events';
import type { Datapoint } from '@smile/contract/providers';
import type { Task as ShownTask } from '@smile/contract/tasks';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { Context, ModeContext } from '../../context.ts';
import { missing } from '../../platform/errors.ts';
import { publishEvent } from '../webhooks/service/publish-event.ts';
import {
  type AbandonedTask,
  insertTask,
  selectAbandonedTasks,
  selectHasOpenTasks,
  selectOpenTasks,
  selectSavedDatapoints,
  selectTask,
  selectTasks,
  type Task,
  type TaskFilter,
  updateTaskFinished,
} from './queries.ts';

/** Starts a task in the transaction that makes it necessary, and answers its id. */
export async function startTask(tx: ModeContext, input: Omit<Task, 'id'>): Promise<string> {
  const id = tx.newId('task');
  await insertTask(tx, { id, ...input });
  const { userId, sourceId, sourceType, type: taskType, providerId } = input;
  await publishEvent(tx, 'TASK_STARTED', { userId, sourceId, sourceType, taskType, providers: [providerId] });
  return id;
}

export type TaskResult =
  | { status: 'SUCCEEDED'; datapoints: Datapoint[]; payload: AllDatapointPayload }
  | { status: 'FAILED'; errorCode: AccountErrorCode | ArchiveErrorCode };

export async function finishTask(tx: ModeContext, task: Task, result: TaskResult): Promise<void> {
  const errorCode = result.status === 'FAILED' ? result.errorCode : null;
  const datapoints = result.status === 'SUCCEEDED' ? result.datapoints : [];
  await updateTaskFinished(tx, task.id, { errorCode, datapoints });
  const { userId, sourceId, sourceType, type: taskType, providerId } = task;
  const data = {
    userId,
    sourceId,
    sourceType,
    taskType,
    status: result.status,
    errorCode,
    providers: [providerId],
    datapoints,
  };
  await publishEvent(tx, 'TASK_FINISHED', data, result.status === 'SUCCEEDED' ? result.payload : undefined);
}

/** The tasks of a source that have not ended; call it in a transaction that may finish them. */
export function lockOpenTasks(tx: ModeContext, sourceId: string): Promise<Task[]> {
  return selectOpenTasks(tx, sourceId);
}

/** Whether data of the user is still on its way. */
export function hasOpenTasks(ctx: ModeContext, userId: string): Promise<boolean> {
  return selectHasOpenTasks(ctx, userId);
}

/** Tasks whose job will not come back. Takes the system's context. */
export function listAbandonedTasks(
  ctx: Context,
  input: { type: TaskType; jobName: string; startedBefore: Date; limit: number },
): Promise<AbandonedTask[]> {
  return selectAbandonedTasks(ctx, input);
}

export function listTasks(ctx: ModeContext, filter: TaskFilter): Promise<List<ShownTask>> {
  return selectTasks(ctx, filter);
}

/** @throws ApiError MISSING_RESOURCE */
export async function getTask(ctx: ModeContext, id: string): Promise<ShownTask> {
  const task = await selectTask(ctx, id);
  if (!task) throw missing();
  return task;
}

/** Which data points were ever read of each source; none for sources that are not in the map. */
export async function listSavedDatapoints(ctx: ModeContext, sourceIds: string[]): Promise<Map<string, Datapoint[]>> {
  const rows = sourceIds.length > 0 ? await selectSavedDatapoints(ctx, sourceIds) : [];
  return new Map(rows.map(({ sourceId, datapoints }) => [sourceId, datapoints]));
}
