import { eincomesApi } from '@smile/contract/eincomes';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { getUserDataItem } from '../user-data/service/get-user-data-item.ts';
import { listEincomes } from './service/list-eincomes.ts';

export function eincomeRoutes(router: Router): void {
  route(router, eincomesApi.list, ({ ctx, query }) => listEincomes(ctx, query));
  route(router, eincomesApi.get, ({ ctx, params }) => getUserDataItem(ctx, 'EINCOMES', params.id));
}
