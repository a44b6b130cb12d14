import { searchApi } from '@smile/contract/search';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { searchObjects } from './service.ts';

export function searchRoutes(router: Router): void {
  route(router, searchApi.find, ({ ctx, query }) => searchObjects(inMode(ctx, query.mode), query));
}
