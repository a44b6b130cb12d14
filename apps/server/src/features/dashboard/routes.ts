import { dashboardApi } from '@smile/contract/dashboard';
import { inMode } from '../../context.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { getDashboard } from './service.ts';

export function dashboardRoutes(router: Router): void {
  route(router, dashboardApi.get, ({ ctx, query }) => getDashboard(inMode(ctx, query.mode)));
}
