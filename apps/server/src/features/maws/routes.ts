import { mawsApi } from '@smile/contract/maws';
import { type Router, route } from '../../platform/http/router.ts';
import { createMaw, getMaw, listMaws } from './service.ts';

export function mawRoutes(router: Router): void {
  route(router, mawsApi.create, ({ ctx, body }) => createMaw(ctx, body));
  route(router, mawsApi.list, ({ ctx, query }) => listMaws(ctx, query));
  route(router, mawsApi.get, ({ ctx, params }) => getMaw(ctx, params.id));
}
