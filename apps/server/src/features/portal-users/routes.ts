import { portalUsersApi } from '@smile/contract/users';
import { inMode, onReplica } from '../../context.ts';
import type { Holdings } from '../../platform/holdings/holdings.ts';
import type { Router } from '../../platform/http/callers/authenticate.ts';
import { route } from '../../platform/http/router.ts';
import { emulateUser } from '../users/service/emulate-user.ts';
import { eraseUser } from '../users/service/erase-user.ts';
import { listPortalUsers } from './service.ts';

export function portalUserRoutes(router: Router, holdings: readonly Holdings[]): void {
  route(router, portalUsersApi.list, async ({ ctx, query }) =>
    listPortalUsers(await onReplica(inMode(ctx, query.mode)), query),
  );
  route(router, portalUsersApi.emulate, ({ ctx, query, body }) => emulateUser(inMode(ctx, query.mode), body));
  route(router, portalUsersApi.erase, ({ ctx, params, query }) =>
    eraseUser(inMode(ctx, query.mode), params.userId, holdings),
  );
}
