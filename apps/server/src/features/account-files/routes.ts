import { accountFilesApi } from '@smile/contract/account-files';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { openAccountFile } from './service.ts';

/** Serves the file links in sandbox account data. */
export function accountFileRoutes(router: Router): void {
  route(router, accountFilesApi.open, ({ ctx, params, query }) => openAccountFile(ctx, params, query));
}
