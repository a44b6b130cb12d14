import type { AccountErrorCode } from '@smile/contract/accounts';
import type { ArchiveErrorCode } from '@smile/contract/archives';
import type { Datapoint } from '@smile/contract/providers';
import type { Task as ShownTask } from '@smile/contract/tasks';
import type { AllDatapointPayload } from '@smile/contract/user-data';
import type { ModeContext } from '../../context.ts';
import { missing } from '../../platform/errors.ts';
import { publishEvent } from '../webhooks/service/publish-event.ts';
import { insertTask, selectSavedDatapoints, selectTask, type Task, updateTaskFinished } from './queries.ts';

/** Creates a task in the caller's transaction and returns its id. */
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

/** @throws ApiError MISSING_RESOURCE */
export async function getTask(ctx: ModeContext, id: string): Promise<ShownTask> {
  const task = await selectTask(ctx, id);
  if (!task) throw missing();
  return task;
}

/** Data points ever saved for each source; sources without any are missing from the map. */
export async function listSavedDatapoints(ctx: ModeContext, sourceIds: string[]): Promise<Map<string, Datapoint[]>> {
  const rows = sourceIds.length > 0 ? await selectSavedDatapoints(ctx, sourceIds) : [];
  return new Map(rows.map(({ sourceId, datapoints }) => [sourceId, datapoints]));
}
