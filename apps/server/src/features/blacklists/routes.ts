import { blacklistsApi } from '@smile/contract/blacklists';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { createBlacklist, getBlacklist, listBlacklists } from './service.ts';

export function blacklistRoutes(router: Router): void {
  route(router, blacklistsApi.create, ({ ctx, body }) => createBlacklist(ctx, body));
  route(router, blacklistsApi.list, ({ ctx, query }) => listBlacklists(ctx, query));
  route(router, blacklistsApi.get, ({ ctx, params }) => getBlacklist(ctx, params.id));
}
