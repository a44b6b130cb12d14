import { tasksApi } from '@smile/contract/tasks';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { selectTasks } from './queries.ts';
import { getTask } from './service.ts';

export function taskRoutes(router: Router): void {
  route(router, tasksApi.list, ({ ctx, query }) => selectTasks(ctx, query));
  route(router, tasksApi.get, ({ ctx, params }) => getTask(ctx, params.id));
}
