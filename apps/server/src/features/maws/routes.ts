import { betaMawsApi } from '@smile/contract/beta-maws';
import { mawsApi } from '@smile/contract/maws';
import { type Router, route } from '../../platform/http/router.ts';
import { createMaw, createMaw2, createMaw3, getBetaMaw, getMaw, listBetaMaws, listMaws } from './service.ts';

export function mawRoutes(router: Router): void {
  route(router, mawsApi.create, ({ ctx, body }) => createMaw(ctx, body));
  route(router, mawsApi.list, ({ ctx, query }) => listMaws(ctx, query));
  route(router, mawsApi.get, ({ ctx, params }) => getMaw(ctx, params.id));
  route(router, betaMawsApi.create2, ({ ctx, body }) => createMaw2(ctx, body));
  route(router, betaMawsApi.create3, ({ ctx, body }) => createMaw3(ctx, body));
  route(router, betaMawsApi.list, ({ ctx, query }) => listBetaMaws(ctx, query));
  route(router, betaMawsApi.get, ({ ctx, params }) => getBetaMaw(ctx, params.id));
}
