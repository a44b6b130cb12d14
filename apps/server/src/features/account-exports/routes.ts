import { accountExportsApi } from '@smile/contract/account-exports';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { openExport } from './service.ts';

/** Serves download links. */
export function exportFileRoutes(router: Router): void {
  route(router, accountExportsApi.download, ({ ctx, params, query }) => openExport(ctx, params, query));
}
