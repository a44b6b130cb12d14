import { z } from 'zod';
import { dateRangeQuery, dateTimeSchema, idParams, listOf } from './common.ts';
import { endpoint } from './endpoint.ts';
import { taskTypeSchema } from './events.ts';
import { datapointSchema } from './providers.ts';
import { sourceMetadataSchema, sourceQuery } from './user-data.ts';

const taskSchema = z
  .object({
    id: z.string(),
    type: taskTypeSchema,
    startedAt: dateTimeSchema,
    finishedAt: dateTimeSchema.nullable(),
    status: z.enum(['Started', 'Finished']),
    datapoints: z.array(datapointSchema).describe('Data points saved when the task finished.'),
    metadata: sourceMetadataSchema,
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof taskSchema>;

const tag = 'Tasks';

export const tasksApi = {
  list: endpoint({
    operationId: 'listTasks',
    summary: 'List tasks, newest first',
    description: 'startDate and endDate filter the day on which the task started, both days included.',
    tag,
    method: 'GET',
    path: '/tasks',
    auth: 'openApi',
    query: sourceQuery.extend(dateRangeQuery.shape),
    answer: listOf(taskSchema),
  }),
  get: endpoint({
    operationId: 'getTask',
    summary: 'Get a task',
    tag,
    method: 'GET',
    path: '/tasks/{id}',
    auth: 'openApi',
    params: idParams,
    answer: taskSchema,
    errors: ['MISSING_RESOURCE'],
  }),
} as const;
