import { linksApi } from '@smile/contract/links';
import { type Router, route } from '../../platform/http/router.ts';
import { getUserDataItem, listUserData } from '../user-data/service/list-user-data.ts';

export function linkDataRoutes(router: Router): void {
  route(router, linksApi.list, ({ ctx, query }) => listUserData(ctx, 'LINK', query));
  route(router, linksApi.get, ({ ctx, params }) => getUserDataItem(ctx, 'LINK', params.id));
}
