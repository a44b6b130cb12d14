import { linksApi } from '@smile/contract/links';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { getUserDataItem } from '../user-data/service/get-user-data-item.ts';
import { selectUserData } from '../user-data/shared-queries.ts';

export function linkDataRoutes(router: Router): void {
  route(router, linksApi.list, ({ ctx, query }) => selectUserData(ctx, 'LINK', query));
  route(router, linksApi.get, ({ ctx, params }) => getUserDataItem(ctx, 'LINK', params.id));
}
