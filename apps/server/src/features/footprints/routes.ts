import { footprintsApi } from '@smile/contract/footprints';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createFootprint, getFootprint, listFootprints } from './service.ts';

export function footprintRoutes(router: Router): void {
  route(router, footprintsApi.create, ({ ctx, body }) => createFootprint(ctx, body));
  route(router, footprintsApi.list, ({ ctx, query }) => listFootprints(ctx, query));
  route(router, footprintsApi.get, ({ ctx, params }) => getFootprint(ctx, params.id));
}
